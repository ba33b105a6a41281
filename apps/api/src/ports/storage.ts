import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Vault } from '../crypto/vault.ts';

/** Keeps files, encrypted. */
export interface Storage {
  /** Writes bytes durably and returns the key by which they are read. */
  put(bytes: Uint8Array): Promise<string>;
  /** @throws when the file is gone or was changed. */
  get(storageKey: string): Promise<Buffer>;
}

const KEY = /^[0-9a-f-]{36}$/;

/** Files in one folder. A file appears under its name only when all of it is on disk. */
export async function createStorage(folder: string, vault: Vault): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const placeOf = (storageKey: string) => `document:${storageKey}`;
  return {
    put: async (bytes) => {
      const storageKey = randomUUID();
      const target = path.join(folder, storageKey);
      const file = await open(`${target}.part`, 'wx', 0o600);
      try {
        await file.writeFile(vault.seal(bytes, placeOf(storageKey)));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${target}.part`, target);
      return storageKey;
    },
    get: async (storageKey) => {
      if (!KEY.test(storageKey)) throw new Error('not a storage key');
      return vault.open(await readFile(path.join(folder, storageKey)), placeOf(storageKey));
    },
  };
}
