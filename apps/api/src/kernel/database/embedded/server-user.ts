import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** User and group of the database server where it may not run as our own user. */
export interface ServerUser {
  uid: number;
  gid: number;
}

const candidates = ['postgres', 'nobody'];

/**
 * Returns the user who runs the server: ourselves (`undefined`), or, because PostgreSQL refuses to run as root, an
 * unprivileged user. An existing cluster keeps the owner it has, so that starting once as root and once as that user
 * works.
 *
 * @throws when the data belong to a user we cannot become.
 */
export function serverUser(dataDirectory: string): ServerUser | undefined {
  const owner = statSync(dataDirectory, { throwIfNoEntry: false });
  const ownUid = process.getuid?.();
  if (ownUid !== 0) {
    if (owner && owner.uid !== ownUid) {
      throw new Error(
        `The database in ${dataDirectory} belongs to another user (uid ${owner.uid}): start as that user.`,
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of candidates) {
    const user = lookUp(name);
    if (user) return user;
  }
  throw new Error(`PostgreSQL refuses to run as root, and none of the users ${candidates.join(', ')} exists here.`);
}

/** True when the user can enter the directory; our own user can, since it made it. */
export function canEnter(directory: string, user: ServerUser | undefined): boolean {
  return !user || spawnSync('test', ['-x', directory], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

function lookUp(name: string): ServerUser | undefined {
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}
