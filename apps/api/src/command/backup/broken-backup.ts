/** Error of a backup that cannot be restored, or not here; its message says why. */
export class BrokenBackup extends Error {
  override readonly name = 'BrokenBackup';
}
