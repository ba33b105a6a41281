import { decodeWire, historyEvent } from '@lender/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { connect } from '../database.ts';
import { up } from './0005-typed-history.ts';

const CLIENT = '01930000-0000-7000-8000-000000000001';

/** Lines of the old log, each with its new form. */
const LINES: readonly [event: string, detail: string | null, now: unknown][] = [
  ['client.registered', null, { name: 'client.registered' }],
  ['application.status', '7 → 14', { name: 'application.status', facts: { from: 7, to: 14 } }],
  ['application.status', '401 → 6', { name: 'application.status', facts: { from: 401, to: 6 } }],
  ['loan.status', '1 → 4', { name: 'loan.status', facts: { from: 1, to: 4 } }],
  ['client.status', '4 → 1', { name: 'client.status', facts: { from: 4, to: 1 } }],
  [
    'client.status',
    '1 → 2: Fraude: “2 → 1”,\nsegún el banco',
    { name: 'client.status', facts: { from: 1, to: 2, note: 'Fraude: “2 → 1”,\nsegún el banco' } },
  ],
  ['client.phone', '0073', { name: 'client.phone', facts: { lastFour: '0073' } }],
  ['client.consent', 'tracking: given', { name: 'client.consent', facts: { kind: 'tracking', granted: true } }],
  ['client.consent', 'marketing: withdrawn', { name: 'client.consent', facts: { kind: 'marketing', granted: false } }],
  ['client.limit', '123450', { name: 'client.limit', facts: { limit: 123_450 } }],
  ['promotion.kept', 'BIENVENIDA', { name: 'promotion.saved', facts: { code: 'BIENVENIDA' } }],
  ['document.seen', 'id_front', { name: 'document.seen', facts: { type: 'id_front' } }],
  ['payout.returned', null, { name: 'payout.returned', facts: {} }],
  ['payout.returned', 'Cuenta cancelada', { name: 'payout.returned', facts: { cause: 'Cuenta cancelada' } }],
  ['payment.booked', 'paynet', { name: 'payment.booked', facts: { method: 'paynet' } }],
];

const database = await testDatabase();

test('the migration turns every old log line into its event and facts', async () => {
  const { db, close } = connect(database, { connections: 1 });
  await sql`drop trigger event_log_is_final on event_log`.execute(db);
  await sql`alter table event_log drop constraint event_log_client_id_fkey`.execute(db);
  await sql`alter table event_log drop column facts`.execute(db);
  await sql`alter table event_log add column detail text`.execute(db);
  for (const [index, [event, detail]] of LINES.entries())
    await sql`
      insert into event_log (client_id, id, at, actor, event, detail)
      values (${CLIENT}, ${`01930000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`}, now(), 'system', ${event}, ${detail})`.execute(
      db,
    );
  await up(db as never);
  const rows = await db.selectFrom('event_log').select(['event', 'facts']).orderBy('id').execute();
  const read = rows.map(({ event: name, facts }) =>
    decodeWire(historyEvent(), facts === null ? { name } : { name, facts }),
  );
  expect(read).toEqual(LINES.map(([, , value]) => ({ ok: true, value })));
  await close();
});
