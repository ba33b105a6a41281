import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Vault } from '../../kernel/crypto/vault.ts';
import { BrokenBackup } from './broken-backup.ts';

export const MANIFEST = 'manifest.json';

const file = z.strictObject({ file: z.string(), bytes: z.int(), sha256: z.string() });
const rowFile = z.extend(file, { rows: z.int() });

const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Migrations that the schema had, oldest first. */
  migrations: z.array(z.string()).check(z.minLength(1)),
  /** Migrations that were contracted already, oldest first. */
  contracted: z.array(z.string()),
  tables: z.array(z.extend(rowFile, { table: z.string(), columns: z.array(z.string()) })),
  /** Last number that each sequence had given. */
  sequences: z.array(z.strictObject({ sequence: z.string(), value: z.string(), isCalled: z.boolean() })),
  jobs: rowFile,
  /** A line for each document, with its hash. */
  documents: rowFile,
  /** Documents that rows name but that were already missing. */
  missing: z.array(z.string()),
  /** Mark of the keys under which it was made. */
  keys: z.string(),
});

/** Contents of a backup. It is written last: a folder without one holds a backup that was cut off. */
export type Manifest = z.output<typeof manifestSchema>;
export type RowFile = z.output<typeof rowFile>;

const sealed = z.strictObject({ manifest: manifestSchema, seal: z.string() });

/** Returns the mark of the keys, by which a restore under other keys is refused at once. */
export const keysMark = (vault: Vault): string => vault.searchHash('backup keys', '').toString('hex');

/** Returns the manifest as it is written, with a keyed hash that cannot be made without the keys. */
export const sealManifest = (manifest: Manifest, vault: Vault): string =>
  `${JSON.stringify({ manifest, seal: sealOf(manifest, vault) }, null, 1)}\n`;

/** Hashes the fields in the order of the schema. */
const sealOf = (manifest: Manifest, vault: Vault): string =>
  vault.searchHash('backup', JSON.stringify(z.parse(manifestSchema, manifest))).toString('hex');

/** @throws BrokenBackup where it is missing, was changed, or belongs to other keys */
export async function readManifest(folder: string, vault: Vault): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new BrokenBackup(`${folder} has no ${MANIFEST}: it is no backup, or one that was cut off.`);
  const { manifest, seal } = parse(text);
  if (manifest.keys !== keysMark(vault))
    throw new BrokenBackup(`The backup was made under other keys than those of KEYS_FILE: ${MANIFEST}.`);
  if (seal !== sealOf(manifest, vault)) throw new BrokenBackup(`${MANIFEST} was changed.`);
  return manifest;
}

function parse(text: string): z.output<typeof sealed> {
  try {
    const read = z.safeParse(sealed, JSON.parse(text));
    if (read.success) return read.data;
    throw new BrokenBackup(`${MANIFEST} is not of a kind that this release reads: ${z.prettifyError(read.error)}`);
  } catch (error) {
    throw error instanceof SyntaxError ? new BrokenBackup(`${MANIFEST} was changed: it is no JSON.`) : error;
  }
}
