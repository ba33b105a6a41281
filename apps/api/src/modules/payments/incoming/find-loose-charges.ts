import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { NOTHING_SWEPT, type SweepReport } from '../../../kernel/sweep.ts';
import type { ProviderCharge } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { chargeStanding } from './charge-standing.policy.ts';

const MINUTE_MS = 60_000;
/** How often the provider's own list is read. */
const EVERY_MS = 5 * MINUTE_MS;
/** How far before the last reading it is read again: its clock runs apart from ours, and it may list late. */
const OVERLAP_MS = 120 * MINUTE_MS;
/** How far back the first reading goes. */
const FIRST_MS = 2 * 1_440 * MINUTE_MS;

/** The list that is read, among those of every provider. */
const MARK = 'openpay.charges';

type Deps = Pick<Services, 'db' | 'clock'> & {
  readonly jobs: Pick<Services['jobs'], 'enqueue'>;
  readonly openPay: Pick<Services['openPay'], 'listChargesSince'>;
};

/**
 * Reads what the provider received of late, for money that came without a reference of ours: nobody asks about it by
 * name, so when its notice is lost, only the provider's own list tells of it. What is not known yet is looked at as if
 * its notice had come.
 */
export async function findLooseCharges({ db, clock, jobs, openPay }: Deps): Promise<SweepReport> {
  const { now } = await clock.business(db);
  const mark = await db.selectFrom('provider_mark').select('read_until').where('name', '=', MARK).executeTakeFirst();
  if (mark && now.getTime() - mark.read_until.getTime() < EVERY_MS) return NOTHING_SWEPT;
  const since = new Date(mark ? mark.read_until.getTime() - OVERLAP_MS : now.getTime() - FIRST_MS);
  const paid = (await openPay.listChargesSince(since)).filter(isPaid);
  await inTransaction(db, async (tx) => {
    for (const { id: transactionId } of await unknownOf(tx, paid))
      await jobs.enqueue(tx, 'take-notice', { topic: 'charge', transactionId, orderId: null });
    const read = { name: MARK, read_until: now };
    await tx
      .insertInto('provider_mark')
      .values(read)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(read))
      .execute();
  });
  return { seen: paid.length, failures: [] };
}

const isPaid = (charge: ProviderCharge): boolean => ['here', 'disputed'].includes(chargeStanding(charge));

/** Those that are neither booked nor kept. */
async function unknownOf(tx: Tx, charges: readonly ProviderCharge[]): Promise<readonly ProviderCharge[]> {
  if (charges.length === 0) return [];
  const ids = charges.map(({ id }) => id);
  const names = tx.selectFrom('outside_name').select('name as id').where('kind', '=', 'payment_charge');
  const booked = await names.where('name', 'in', ids).execute();
  const kept = await tx.selectFrom('receipt').select('provider_id as id').where('provider_id', 'in', ids).execute();
  const known = new Set([...booked, ...kept].map(({ id }) => id));
  return charges.filter(({ id }) => !known.has(id));
}
