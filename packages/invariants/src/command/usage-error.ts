/** What was typed makes no sense. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
