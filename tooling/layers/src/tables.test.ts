import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { accessPastOwners, checkTables, roomOf } from './check-tables.ts';
import { declaredTables } from './declared-tables.ts';
import { KNOWN_TABLE_ACCESS } from './known-table-access.data.ts';
import { tableAccess } from './table-access.ts';
import { readWorkspace } from './workspace.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const server = 'apps/api/src/';
/** Migrations work on the schema of their day; the list of owners and the schema have no queries. */
const noQueries = /\.test\.ts$|\/migrations\/|\/table-owners\.data\.ts$/;

const ownersModule = z.object({
  TABLE_OWNERS: z.record(z.string(), z.object({ owner: z.string(), readers: z.array(z.string()).optional() })),
});

const readOwners = async () => {
  const list = pathToFileURL(path.join(root, server, 'registry/table-owners.data.ts'));
  return ownersModule.parse(await import(list.href)).TABLE_OWNERS;
};

const serverFiles = readWorkspace(root)
  .flatMap((room) => room.files.map((file) => file.path))
  .filter((file) => file.startsWith(server));

test('each table is written by its owner only, and read by its owner and the named readers', async () => {
  const owners = await readOwners();
  const tables = new Set(Object.keys(owners));
  const files = serverFiles.filter((file) => !noQueries.test(file));
  const accessOf = new Map(
    files.map((file) => [file, tableAccess(readFileSync(path.join(root, file), 'utf8'), tables)]),
  );
  const past = [...accessPastOwners(accessOf, owners)].map(([key, found]) => `${key}: ${found.length}`);
  console.log(`${tables.size} tables in ${files.length} files; past their owners:\n${past.toSorted().join('\n')}`);
  expect(tables.size).toBeGreaterThan(100);
  expect([...accessOf.values()].flat().length).toBeGreaterThan(500);
  expect(checkTables(accessOf, owners, KNOWN_TABLE_ACCESS)).toEqual([]);
});

test('each owner declares the columns of its own tables and of no others', async () => {
  const owners = await readOwners();
  const declared = serverFiles
    .filter((file) => /\/(?:tables|database\/schema)\.ts$/.test(file) && !file.startsWith(`${server}registry/`))
    .flatMap((file) =>
      declaredTables(readFileSync(path.join(root, file), 'utf8')).map((table) => [table, roomOf(file)]),
    );
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.toSorted()).toEqual(
    Object.entries(owners)
      .map(([table, { owner }]) => [table, owner])
      .toSorted(),
  );
});
