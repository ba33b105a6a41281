import { mkdir, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Vault } from '../../kernel/crypto/vault.ts';
import { connect, type Tx } from '../../kernel/database/database.ts';
import type { Objects } from '../../providers/storage/objects.ts';
import { BrokenBackup } from './broken-backup.ts';
import { writeDocuments } from './documents.ts';
import { writeJobs } from './jobs.ts';
import { keysMark, MANIFEST, type Manifest, sealManifest } from './manifest.ts';
import { contractionsOf, migrationsOf, writeTables } from './tables.ts';

export interface BackupOf {
  /** Connection as the owner of the tables. */
  readonly connectionString: string;
  readonly objects: Objects;
  readonly vault: Vault;
  readonly madeAt: Date;
}

/**
 * Writes everything that a lender keeps into an empty folder, as one moment saw it, while servers keep running. Keys
 * are not part of it. An unfinished backup has no manifest.
 *
 * @throws BrokenBackup where the folder is not empty
 */
export async function writeBackup(folder: string, of: BackupOf): Promise<Manifest> {
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const there = await readdir(folder, { recursive: true });
  if (there.some((name) => name !== 'tables')) throw new BrokenBackup(`${folder} is not empty.`);
  const { db, close } = connect(of.connectionString, { connections: 1 });
  try {
    const manifest = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => writeParts(tx, folder, of));
    await writeLast(path.join(folder, MANIFEST), sealManifest(manifest, of.vault));
    return manifest;
  } finally {
    await close();
  }
}

async function writeParts(tx: Tx, folder: string, { connectionString, objects, vault, madeAt }: BackupOf) {
  const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set transaction snapshot ${pg.escapeLiteral(rows[0]?.snapshot ?? '')}`);
    const migrations = await migrationsOf(client);
    const contracted = await contractionsOf(client);
    const tables = await writeTables(client, folder);
    const jobs = await writeJobs(client, folder);
    const documents = await writeDocuments(folder, { tx, objects });
    const head = { format: 1 as const, madeAt: madeAt.toISOString(), migrations, contracted };
    return { ...head, ...tables, jobs, ...documents, keys: keysMark(vault) };
  } finally {
    await client.end();
  }
}

/** Writes the file whole or not at all: it marks the backup as complete. */
async function writeLast(target: string, text: string): Promise<void> {
  const file = await open(`${target}.part`, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${target}.part`, target);
}
