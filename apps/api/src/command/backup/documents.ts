import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Tx } from '../../kernel/database/database.ts';
import { namedFiles } from '../../modules/documents/index.ts';
import { type Objects, STORAGE_KEY } from '../../providers/storage/objects.ts';
import { type HashedFile, writePacked } from './hashed-file.ts';
import type { Manifest } from './manifest.ts';

/** Line of a backup's list of documents, as JSON. */
export const keptDocument = z.strictObject({
  key: z.string().check(z.regex(STORAGE_KEY)),
  bytes: z.int(),
  sha256: z.string(),
});
export type KeptDocument = z.output<typeof keptDocument>;

/** Returns the place of a document in a backup: in one of many folders, so that none holds a million files. */
export const fileOf = ({ key, bytes, sha256 }: KeptDocument): HashedFile => ({
  file: `documents/${key.slice(0, 2)}/${key}`,
  bytes,
  sha256,
});

/**
 * Copies every document that a row names, sealed as it is. Files never change, so they may be copied after their rows.
 */
export async function writeDocuments(
  folder: string,
  { tx, objects }: { readonly tx: Tx; readonly objects: Objects },
): Promise<Pick<Manifest, 'documents' | 'missing'>> {
  const missing: string[] = [];
  let rows = 0;
  async function* lines() {
    for await (const files of namedFiles(tx))
      for (const { key, namedBy } of files) {
        const sealed = (await objects.read('documents', key)) ?? (await objects.read('set-aside', key));
        if (sealed) {
          yield `${JSON.stringify(await writeDocument(folder, key, sealed))}\n`;
          rows += 1;
        } else missing.push(`${namedBy}: ${key}`);
      }
  }
  const file = await writePacked(folder, 'documents.ndjson.gz', lines());
  return { documents: { ...file, rows }, missing };
}

async function writeDocument(folder: string, key: string, sealed: Buffer): Promise<KeptDocument> {
  const kept = { key, bytes: sealed.length, sha256: createHash('sha256').update(sealed).digest('hex') };
  const target = path.join(folder, fileOf(kept).file);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const file = await open(target, 'wx', 0o600);
  try {
    await file.writeFile(sealed);
    await file.sync();
  } finally {
    await file.close();
  }
  return kept;
}
