import type { Tx } from '../../../kernel/database/database.ts';
import { readMark, storeMark } from '../../../kernel/database/read-mark.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { NOTHING_SWEPT, type SweepReport } from '../../../kernel/sweep.ts';
import type { ProviderCharge } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { chargeStatus } from './charge-status.policy.ts';

const MINUTE_MS = 60_000;
/** Interval between two readings of the provider's own list, in milliseconds. */
const EVERY_MS = 5 * MINUTE_MS;
/**
 * Time before the last reading that is read again, in milliseconds: its clock differs from ours, and it may list late.
 */
const OVERLAP_MS = 120 * MINUTE_MS;
/** Time that the first reading goes back, in milliseconds. */
const FIRST_MS = 2 * 1_440 * MINUTE_MS;

/** Name of the list that is read, among the lists of every provider. */
const MARK = 'openpay.charges';

type Deps = Pick<Services, 'db' | 'clock'> & {
  readonly jobs: Pick<Services['jobs'], 'enqueue'>;
  readonly openPay: Pick<Services['openPay'], 'listChargesSince'>;
};

/**
 * Reads the charges that the provider received recently, to find money without a reference of ours: no poll asks for it
 * by id, so when its notice is lost, it is only in the provider's own list. Unknown charges are processed as if their
 * notice had come.
 */
export async function findLooseCharges({ db, clock, jobs, openPay }: Deps): Promise<SweepReport> {
  const { now } = await clock.business(db);
  const mark = await readMark(db, MARK);
  if (mark && now.getTime() - mark.getTime() < EVERY_MS) return NOTHING_SWEPT;
  const since = new Date(mark ? mark.getTime() - OVERLAP_MS : now.getTime() - FIRST_MS);
  const paid = (await openPay.listChargesSince(since)).filter(isPaid);
  await inTransaction(db, async (tx) => {
    for (const { id: transactionId } of await unknownOf(tx, paid))
      await jobs.enqueue(tx, 'take-notice', { topic: 'charge', transactionId, orderId: null });
    await storeMark(tx, { name: MARK, until: now });
  });
  return { seen: paid.length, failures: [] };
}

const isPaid = (charge: ProviderCharge): boolean => ['here', 'disputed'].includes(chargeStatus(charge));

/** Returns the charges that are neither booked nor kept in suspense. */
async function unknownOf(tx: Tx, charges: readonly ProviderCharge[]): Promise<readonly ProviderCharge[]> {
  if (charges.length === 0) return [];
  const ids = charges.map(({ id }) => id);
  const names = tx.selectFrom('outside_name').select('name as id').where('kind', '=', 'payment_charge');
  const booked = await names.where('name', 'in', ids).execute();
  const kept = await tx.selectFrom('receipt').select('provider_id as id').where('provider_id', 'in', ids).execute();
  const known = new Set([...booked, ...kept].map(({ id }) => id));
  return charges.filter(({ id }) => !known.has(id));
}
