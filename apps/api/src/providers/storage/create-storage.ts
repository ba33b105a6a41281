import { randomUUID } from 'node:crypto';
import type { Vault } from '../../kernel/crypto/vault.ts';
import { type Objects, STORAGE_KEY } from './objects.ts';
import type { Storage, TidyOptions } from './port.ts';

/** Returns the place of a file: a file that is sealed for it opens under no other name. */
const placeOf = (storageKey: string) => `document:${storageKey}`;

/** Keeps files in a store that cannot read their contents. */
export function createStorage(objects: Objects, vault: Vault): Storage {
  return {
    put: async (bytes) => {
      const storageKey = randomUUID();
      await objects.write('documents', storageKey, vault.seal(bytes, placeOf(storageKey)));
      return storageKey;
    },
    get: async (storageKey) => {
      if (!STORAGE_KEY.test(storageKey)) throw new Error('not a storage key');
      const sealed = (await objects.read('documents', storageKey)) ?? (await objects.read('set-aside', storageKey));
      if (!sealed) throw new Error('the file is gone');
      return vault.open(sealed, placeOf(storageKey));
    },
    tidy: async (options) => {
      const first = await setAside(objects, options);
      const second = await lookAtSetAside(objects, options);
      return { ...first, broughtBack: second.broughtBack, removed: first.removed + second.removed };
    },
  };
}

async function setAside(objects: Objects, { writtenBefore, named }: TidyOptions) {
  let [setAside, removed] = [0, 0];
  for await (const files of objects.list('documents')) {
    const old = files.filter(({ writtenAt }) => writtenAt < writtenBefore).map(({ name }) => name);
    const used = await named(old.filter((name) => STORAGE_KEY.test(name)));
    for (const name of old.filter((each) => !used.has(each))) {
      if (STORAGE_KEY.test(name)) {
        await objects.move(name, 'documents', 'set-aside');
        setAside += 1;
      } else {
        await objects.remove('documents', name);
        removed += 1;
      }
    }
  }
  return { setAside, removed };
}

async function lookAtSetAside(objects: Objects, { setAsideBefore, named }: TidyOptions) {
  let [broughtBack, removed] = [0, 0];
  for await (const files of objects.list('set-aside')) {
    const used = await named(files.map(({ name }) => name));
    for (const { name, writtenAt } of files) {
      if (used.has(name)) {
        await objects.move(name, 'set-aside', 'documents');
        broughtBack += 1;
      } else if (writtenAt < setAsideBefore) {
        await objects.remove('set-aside', name);
        removed += 1;
      }
    }
  }
  return { broughtBack, removed };
}
