import path from 'node:path';
import { expect, test } from 'vitest';
import { readDump } from '../../../../test/landed/dump-folder.ts';
import { landedDatabase } from '../../../../test/landed/landed-server.ts';
import { readRows } from '../../../../test/landed/rows.ts';
import { migrate } from '../migrate.ts';

test('needs that were finished stay finished, since the same moment', async () => {
  const before = await readDump(path.join(import.meta.dirname, '../../../../test/landed/0009-known-sources'));
  const connectionString = await landedDatabase(before);
  await migrate(connectionString);
  const finished = (column: string, need: string) =>
    (before.get('application') ?? [])
      .filter((row) => row[column] !== null)
      .map((row) => ({ client_id: row.client_id, application_id: row.id, need, state: 'done', since: row[column] }));
  const expected = [
    ...finished('documents_finished_at', 'idDocuments'),
    ...finished('bank_statement_finished_at', 'bankStatement'),
  ];
  expect(expected.length).toBeGreaterThan(0);
  const needs = (await readRows(connectionString)).get('application_need') ?? [];
  expect(needs.map(({ objections, ...need }) => need)).toEqual(expect.arrayContaining(expected));
  expect(needs).toHaveLength(expected.length);
});
