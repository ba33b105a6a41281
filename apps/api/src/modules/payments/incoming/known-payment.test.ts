import { randomUUID } from 'node:crypto';
import { addDays, mexicoDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { connect } from '../../../kernel/database/database.ts';
import { knownPayment } from './known-payment.ts';
import type { MoneyIn } from './money-in.ts';

const { db, close } = connect(await testDatabase(), { connections: 1 });
// Stores payments without loans: whether two are the same follows from their own columns.
await sql`set session_replication_role = replica`.execute(db);
afterAll(close);
beforeEach(() => db.deleteFrom('payment').execute());

const NOW = new Date('2026-11-22T15:00:00Z');
const TODAY = mexicoDate(NOW.getTime());
const loan = { client_id: randomUUID(), id: randomUUID() };

/** Books a transfer: claimed by its borrower, unless the provider reported it. */
async function booked(row: { chargeId?: string; trackingKey?: string; loan?: typeof loan } = {}): Promise<string> {
  const [id, whose] = [randomUUID(), row.loan ?? loan];
  await db
    .insertInto('payment')
    .values({
      ...{ client_id: whose.client_id, id, loan_id: whose.id, amount_centavos: centavos(30_000), method: 'spei' },
      ...{ provider_id: id, paid_on: TODAY, paid_at: NOW, booked_at: NOW },
      ...(row.chargeId && { charge_id: row.chargeId }),
      ...(row.trackingKey && { tracking_key: row.trackingKey }),
    })
    .execute();
  return id;
}
/** Returns the same transfer as another source reports it. */
const reported = (change: Partial<MoneyIn> = {}): MoneyIn => ({
  ...{ method: 'spei', providerId: randomUUID(), amountCentavos: centavos(30_000), paidOn: TODAY, paidAt: NOW },
  ...{ trackingKey: undefined, chargeId: randomUUID(), origin: undefined },
  ...change,
});
const known = async (money: MoneyIn) => (await db.transaction().execute((tx) => knownPayment(tx, loan, money)))?.id;

describe('a transfer without its clave de rastreo that both its sender and the provider report', () => {
  test.each([0, 1, 5, -5])('a transfer reported twice is one payment, dated %i days apart', async (days) => {
    const id = await booked({ trackingKey: 'MX1' });
    expect(await known(reported({ paidOn: addDays(TODAY, days) }))).toBe(id);
  });

  test('a transfer reported twice is one payment, whichever source reported it first', async () => {
    const id = await booked({ chargeId: randomUUID() });
    expect(await known(reported({ chargeId: undefined, trackingKey: 'MX1' }))).toBe(id);
  });

  test.each([
    ['six days later', { paidOn: addDays(TODAY, 6) }],
    ['six days before', { paidOn: addDays(TODAY, -6) }],
    ['of another amount', { amountCentavos: centavos(30_001) }],
    ['with a clave of its own', { trackingKey: 'MX2' }],
    ['that its sender tells of too', { chargeId: undefined, trackingKey: 'MX2' }],
    ['at a store', { method: 'paynet' }],
  ] as const)('a transfer %s is not the booked one', async (_, change) => {
    await booked({ trackingKey: 'MX1' });
    expect(await known(reported(change))).toBeUndefined();
  });

  test.each([
    ['another loan', { client_id: loan.client_id, id: randomUUID() }],
    ['another client', { client_id: randomUUID(), id: loan.id }],
  ])('a transfer is not the booked one of %s', async (_, other) => {
    await booked({ trackingKey: 'MX1', loan: other });
    expect(await known(reported())).toBeUndefined();
  });

  test('a transfer is not the booked one that the provider reported as another charge', async () => {
    await booked({ chargeId: randomUUID() });
    expect(await known(reported())).toBeUndefined();
  });
});
