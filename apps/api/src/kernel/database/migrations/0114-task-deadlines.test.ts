import path from 'node:path';
import { expect, test } from 'vitest';
import { readDump } from '../../../../test/landed/dump-folder.ts';
import { landedDatabase } from '../../../../test/landed/landed-server.ts';
import { type Row, readRows } from '../../../../test/landed/rows.ts';
import { migrate } from '../migrate.ts';

const OPENED = '2026-11-10T06:00:00+00:00';
const dump = () => readDump(path.join(import.meta.dirname, '../../../../test/landed/0080-one-machine'));

const task = (kind: string, changes: Row = {}): Row => ({
  id: crypto.randomUUID(),
  ...{ kind, subject: kind, client_id: null, facts: {}, opened_at: OPENED },
  ...{ due_at: null, closed_at: null, closed_by: null, note: null },
  ...changes,
});

test('open tasks get the deadline of their kind, and those that have one or are closed keep what they had', async () => {
  const due = '2026-11-12T06:00:00+00:00';
  const tasks = [
    task('payout_returned'),
    task('loan_disputed'),
    task('write_off_proposed'),
    task('hold_review', { due_at: due }),
    task('chargeback', { closed_at: due }),
  ];
  const connectionString = await landedDatabase(new Map([...(await dump()), ['staff_task', tasks]]));
  await migrate(connectionString);
  const rows = (await readRows(connectionString)).get('staff_task') ?? [];
  const dueOf = new Map(rows.map(({ kind, due_at }) => [kind, due_at === null ? null : Date.parse(String(due_at))]));
  expect(dueOf).toEqual(
    new Map([
      ['payout_returned', Date.parse('2026-11-10T10:00:00Z')],
      ['loan_disputed', Date.parse('2026-11-11T06:00:00Z')],
      ['write_off_proposed', Date.parse('2026-11-17T06:00:00Z')],
      ['hold_review', Date.parse(due)],
      ['chargeback', null],
    ]),
  );
});
