import { createHash } from 'node:crypto';
import type { Tx } from '../../kernel/database/database.ts';
import { type NamedFile, namedFiles, namedKeys } from '../../modules/documents/index.ts';
import type { Objects } from '../../providers/storage/objects.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { type Checked, findings } from './finding.ts';

interface Kept {
  readonly storage: Storage;
  readonly objects: Objects;
}

/** Checks that every file that a row names opens and is unchanged, and names those that do not. */
export async function checkDocuments(tx: Tx, { storage, objects }: Kept): Promise<Checked> {
  const broken = findings();
  let files = 0;
  for await (const named of namedFiles(tx))
    for (const file of named) {
      files += 1;
      const trouble = await troubleWith(file, storage);
      if (trouble !== undefined) broken.add(`${file.namedBy}: ${file.key} ${trouble}`);
    }
  return { looked: `documents: ${files} files`, broken: broken.all(), notes: await unnamed(tx, objects) };
}

async function troubleWith({ key, sha256 }: NamedFile, storage: Storage): Promise<string | undefined> {
  try {
    const bytes = await storage.get(key);
    const found = createHash('sha256').update(bytes).digest('hex');
    return sha256 === null || found === sha256 ? undefined : 'is not the file that was kept';
  } catch (error) {
    return `does not open: ${error instanceof Error ? error.message : 'unknown trouble'}`;
  }
}

/**
 * Lists files that no row names. Files written since this transaction began are not looked for, and a file of today may
 * still wait for its row.
 */
async function unnamed(tx: Tx, objects: Objects): Promise<readonly string[]> {
  const notes = findings();
  for (const room of ['documents', 'set-aside'] as const)
    for await (const files of objects.list(room)) {
      const names = files.map(({ name }) => name);
      const known = await namedKeys(tx, names);
      for (const name of names.filter((each) => !known.has(each))) notes.add(`no row names ${room}/${name}`);
    }
  return notes.all();
}
