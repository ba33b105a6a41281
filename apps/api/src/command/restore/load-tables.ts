import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BEGIN_RESTORE } from '../../kernel/database/unfinished-restore.ts';
import { BrokenBackup } from '../backup/broken-backup.ts';
import type { Manifest } from '../backup/manifest.ts';
import { quoted } from '../backup/tables.ts';

const FOREIGN_KEYS = `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;

/**
 * Puts the rows of a backup into a database of its schema, in place of the rows that migrations put there: all of them
 * or none. Tables refer to each other and some refuse changes, so triggers are disabled while rows are loaded, and
 * foreign keys are created again afterwards, which proves them. That takes the tables' owner and no administrator.
 */
export async function loadTables(connectionString: string, folder: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(BEGIN_RESTORE);
    const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(FOREIGN_KEYS);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
    const names = manifest.tables.map(({ table }) => quoted(table));
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(', ')}`);
    for (const table of manifest.tables) await loadTable(client, folder, table);
    for (const { sequence, value, isCalled } of manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [quoted(sequence), value, isCalled]);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function loadTable(client: pg.Client, folder: string, table: Manifest['tables'][number]): Promise<void> {
  const statement = `copy ${quoted(table.table)} (${table.columns.map(quoted).join(', ')}) from stdin`;
  const copying = client.query(copyFrom(statement));
  await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), copying);
  if (copying.rowCount !== table.rows)
    throw new BrokenBackup(`${table.file} has ${copying.rowCount} rows instead of ${table.rows}.`);
}
