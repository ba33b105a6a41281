import type { Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Services } from '../../services.ts';
import type { TellingServices } from '../messages/index.ts';
import { findStuckPayouts } from './payouts/find-stuck-payouts.ts';
import { expireReferences } from './references/end-references.ts';

/** How long to wait for a provider's notice before asking. */
const QUIET_SECONDS = 30;
/** A payout is sent by a job of its own; one that is not sent after this long was given up by it. */
const STUCK_SECONDS = 3_600;
/** How many payouts, and how many references, are asked about in one transaction. */
const BATCH = 200;
/** How long one poll may go on; the next one takes up where it ended. */
const BUDGET_MS = 40_000;
const DAY_SECONDS = 86_400;
/** How long after its end a reference may still bring money: a store hands it on late, a bank returns and repeats. */
const REFERENCE_DAYS_AFTER_END = 90;
/** How long after it arrived money may come back. */
const PAYOUT_DAYS_AFTER_ARRIVAL = 30;
/** What has ended, or arrived, is asked about so often. */
const QUIET_SECONDS_AFTER_END = 6 * 3_600;

/**
 * The second source of truth about money: asks again about every payout that may still move and every reference that may
 * still bring money, so that a notice that never came costs minutes and nothing else. Those asked about longest ago come
 * first, until all were asked or the time is over, so that however many there are, each has its turn. A part that fails
 * holds up no other.
 */
export const pollMoneyJob = (services: TellingServices & Pick<Services, 'db'>) => async (): Promise<void> => {
  const until = services.clock.wall().getTime() + BUDGET_MS;
  const parts = [
    () => inTransaction(services.db, (tx) => expireReferences(tx, services)),
    () => inTransaction(services.db, (tx) => findStuckPayouts(tx, services)),
    () => askAll(until, services, askAboutPayouts),
    () => askAll(until, services, askAboutReferences),
  ];
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts of the poll failed`);
};

type Polling = Parameters<typeof pollMoneyJob>[0];

/** Asks batch by batch. Whatever was asked about is not due again, so this comes to an end. */
async function askAll(
  until: number,
  services: Polling,
  ask: (tx: Tx, services: Polling) => Promise<number>,
): Promise<void> {
  while (services.clock.wall().getTime() < until) {
    const asked = await inTransaction(services.db, (tx) => ask(tx, services));
    if (asked < BATCH) return;
  }
}

const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

async function askAboutPayouts(tx: Tx, { clock, jobs }: Polling): Promise<number> {
  const { now } = await clock.business(tx);
  const due = await tx
    .updateTable('payout')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payout')
        .select('id')
        .where((or) =>
          or.or([
            or.and([
              or('status', '=', 'sent'),
              or(or.fn.coalesce('asked_at', 'status_since'), '<', secondsBefore(now, QUIET_SECONDS)),
            ]),
            or.and([
              or('status', 'in', ['queued', 'sending']),
              or('status_since', '<', secondsBefore(now, STUCK_SECONDS)),
              or(or.fn.coalesce('asked_at', 'status_since'), '<', secondsBefore(now, STUCK_SECONDS)),
            ]),
            or.and([
              or('status', '=', 'settled'),
              or('status_since', '>', secondsBefore(now, PAYOUT_DAYS_AFTER_ARRIVAL * DAY_SECONDS)),
              or(or.fn.coalesce('asked_at', 'status_since'), '<', secondsBefore(now, QUIET_SECONDS_AFTER_END)),
            ]),
          ]),
        )
        .orderBy((order) => order.fn.coalesce('asked_at', 'status_since'))
        .limit(BATCH),
    )
    .returning('id')
    .execute();
  for (const { id } of due) await jobs.enqueue(tx, 'sync-payout', { payoutId: id });
  return due.length;
}

/** Open ones, and those that ended a while ago: what is paid late or twice is found too. */
async function askAboutReferences(tx: Tx, { clock, jobs }: Polling): Promise<number> {
  const { now } = await clock.business(tx);
  const due = await tx
    .updateTable('payment_reference')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_reference')
        .select('id')
        .where((or) =>
          or.or([
            or.and([
              or('status', '=', 'open'),
              or(or.fn.coalesce('asked_at', 'created_at'), '<', secondsBefore(now, QUIET_SECONDS)),
            ]),
            or.and([
              or('status', 'in', ['paid', 'expired', 'cancelled']),
              or('provider_id', 'is not', null),
              or('status_since', '>', secondsBefore(now, REFERENCE_DAYS_AFTER_END * DAY_SECONDS)),
              or(or.fn.coalesce('asked_at', 'created_at'), '<', secondsBefore(now, QUIET_SECONDS_AFTER_END)),
            ]),
          ]),
        )
        .orderBy((order) => order.fn.coalesce('asked_at', 'created_at'))
        .limit(BATCH),
    )
    .returning('id')
    .execute();
  for (const { id } of due) await jobs.enqueue(tx, 'sync-charge', { referenceId: id });
  return due.length;
}
