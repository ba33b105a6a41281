import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Storage } from './port.ts';

const KEY = /^[0-9a-f-]{36}$/;
const PIECE = '.part';
/** Files that are asked about at a time. */
const BATCH = 500;

/** Files in one folder. A file appears under its name only when all of it is on disk. */
export async function createStorage(folder: string, vault: Vault): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const placeOf = (storageKey: string) => `document:${storageKey}`;
  return {
    put: async (bytes) => {
      const storageKey = randomUUID();
      const target = path.join(folder, storageKey);
      const file = await open(`${target}${PIECE}`, 'wx', 0o600);
      try {
        await file.writeFile(vault.seal(bytes, placeOf(storageKey)));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${target}${PIECE}`, target);
      return storageKey;
    },
    get: async (storageKey) => {
      if (!KEY.test(storageKey)) throw new Error('not a storage key');
      return vault.open(await readFile(path.join(folder, storageKey)), placeOf(storageKey));
    },
    removeUnnamed: async (before, named) => {
      let removed = 0;
      for await (const names of oldFiles(folder, before)) {
        const used = await named(names.filter((name) => KEY.test(name)));
        const unnamed = names.filter((name) => !used.has(name));
        for (const name of unnamed) await rm(path.join(folder, name), { force: true });
        removed += unnamed.length;
      }
      return removed;
    },
  };
}

/** The names of our files last written before a moment, some at a time. */
async function* oldFiles(folder: string, before: Date): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const { name } of await opendir(folder)) {
    if (!KEY.test(name.replace(PIECE, ''))) continue;
    const written = await stat(path.join(folder, name)).catch(() => undefined);
    if (!written || written.mtime >= before) continue;
    names.push(name);
    if (names.length === BATCH) {
      yield names;
      names = [];
    }
  }
  if (names.length > 0) yield names;
}
