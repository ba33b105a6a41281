import { mkdir, open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type Objects, type Room, STORAGE_KEY, StorageUnavailable, type StoredObject } from './objects.ts';

/** Suffix of a file until all of it is on disk. */
const PIECE = '.part';
/** Number of files that are listed at a time. */
const BATCH = 500;
/** Errors of a disk that is full, over its quota, read-only or broken. */
const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/**
 * Opens a folder of files. A file appears under its name only when all of it is on disk; pieces of others are listed
 * too.
 */
export async function openFolder(folder: string): Promise<Objects> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const roomOf = (room: Room) => (room === 'documents' ? folder : path.join(folder, room));
  const at = (room: Room, name: string) => path.join(roomOf(room), name);
  return {
    write: async (room, name, bytes) => {
      if (!STORAGE_KEY.test(name)) throw new Error('not a storage key');
      await mkdir(roomOf(room), { recursive: true, mode: 0o700 });
      await writeWhole(at(room, name), bytes);
    },
    read: (room, name) => readFile(at(room, name)).catch(undefinedIfMissing),
    list: (room) => listFiles(roomOf(room)),
    move: async (name, from, to) => {
      await mkdir(roomOf(to), { recursive: true, mode: 0o700 });
      const now = new Date();
      await utimes(at(from, name), now, now);
      await rename(at(from, name), at(to, name));
    },
    remove: (room, name) => rm(at(room, name), { force: true }),
  };
}

async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  try {
    const file = await open(`${target}${PIECE}`, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${target}${PIECE}`, target);
  } catch (error) {
    if (!NO_ROOM.has(codeOf(error))) throw error;
    throw new StorageUnavailable('The disk takes no more documents.', { cause: error });
  }
}

/** Lists our files in a folder, and pieces of them. */
async function* listFiles(folder: string): AsyncGenerator<readonly StoredObject[]> {
  const entries = await opendir(folder).catch(undefinedIfMissing);
  let files: StoredObject[] = [];
  for await (const { name } of entries ?? []) {
    if (!STORAGE_KEY.test(name.replace(PIECE, ''))) continue;
    const written = await stat(path.join(folder, name)).catch(undefinedIfMissing);
    if (!written) continue;
    files.push({ name, writtenAt: written.mtime });
    if (files.length === BATCH) {
      yield files;
      files = [];
    }
  }
  if (files.length > 0) yield files;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
