import { chmodSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canEnter, type ServerUser } from './server-user.ts';

/** Path length that leaves room for `/.s.PGSQL.5432.lock`: a unix socket's path may have 107 bytes. */
const socketDirectoryMaxBytes = 80;

/** Prefix of folders made by `socketDirectory`. */
export const socketDirectoryPrefix = 'quincena-postgres-';

/**
 * Returns the actual folder of the data. Normally that is the wanted one; when the server's user cannot enter it (a
 * clone in root's home), it is a system folder with a symbolic link at the wanted place, so that deleting the clone
 * forgets the data.
 */
export function reachableDataDirectory(wanted: string, user: ServerUser | undefined): string {
  if (statSync(wanted, { throwIfNoEntry: false })) return realpathSync(wanted);
  rmSync(wanted, { force: true }); // a link whose target is gone
  if (canEnter(path.dirname(wanted), user)) return wanted;
  const home = mkdtempSync(path.join(systemDirectory(user), 'cluster-'));
  chmodSync(home, 0o755);
  const actual = path.join(home, 'postgres');
  symlinkSync(actual, wanted);
  return actual;
}

/** Makes a folder outside the checkout that the server's user can enter and only we can write. */
export function systemDirectory(user: ServerUser | undefined): string {
  for (const candidate of ['/var/lib/quincena', '/tmp/quincena']) {
    if (makeOurs(candidate) && canEnter(candidate, user)) return candidate;
  }
  throw new Error('Neither /var/lib/quincena nor /tmp/quincena can hold the database; set DATABASE_URL instead.');
}

/** Creates a private folder for the server's socket, with a path short enough for one. */
export function socketDirectory(user: ServerUser | undefined): string {
  const fits = Buffer.byteLength(tmpdir()) < socketDirectoryMaxBytes - 32 && canEnter(tmpdir(), user);
  return mkdtempSync(path.join(fits ? tmpdir() : '/tmp', socketDirectoryPrefix));
}

function makeOurs(directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true });
    const found = lstatSync(directory);
    if (!found.isDirectory() || found.uid !== process.getuid?.()) return false;
    chmodSync(directory, 0o755);
    return true;
  } catch {
    return false;
  }
}
