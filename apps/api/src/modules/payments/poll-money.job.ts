import type { Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { errorText } from '../../kernel/error-text.policy.ts';
import { NOTHING_SWEPT, type SweepReport, sweptBoth } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import type { NotifyServices } from '../messages/index.ts';
import { pollClaims } from './claims/poll-claims.ts';
import { findLooseCharges } from './incoming/find-loose-charges.ts';
import { expireCash } from './payouts/expire-cash.ts';
import { findStuckPayouts } from './payouts/find-stuck-payouts.ts';
import { pollPayouts } from './payouts/poll-payouts.ts';
import { expireReferences } from './references/expire-references.ts';
import { pollReferences } from './references/poll-references.ts';

/** Number of items polled in one transaction. */
const BATCH = 200;
/** Longest time of one poll, in milliseconds; the next one continues where it ended. */
const BUDGET_MS = 40_000;

/**
 * Polls every payout that may still change and every reference that may still bring money, as the second source of
 * truth about money, so that a lost notice costs minutes and nothing else. The least recently polled come first, until
 * all were polled or the time is over, so that however many there are, each has its turn. Money that came without a
 * reference is found in the provider's own list. A part that fails delays no other, and is named in the report.
 */
export const pollMoneyJob = (services: Polling) => async (): Promise<SweepReport> => {
  const until = services.clock.wall().getTime() + BUDGET_MS;
  const parts: Readonly<Record<string, () => Promise<SweepReport>>> = {
    'references-ended': () => expireReferences(services),
    'payouts-stuck': () => askOnce(services, findStuckPayouts),
    'cash-unfetched': () => expireCash(services),
    'payouts-asked': () => askAll(until, services, pollPayouts),
    'references-asked': () => askAll(until, services, pollReferences),
    'charges-listed': () => findLooseCharges(services),
    'claims-asked': () => askAll(until, services, pollClaims),
  };
  let swept = NOTHING_SWEPT;
  for (const [subject, run] of Object.entries(parts)) {
    const report = run().catch((error: unknown) => ({ seen: 1, failures: [{ subject, error: errorText(error) }] }));
    swept = sweptBoth(swept, await report);
  }
  return swept;
};

/** Services that the poll needs: jobs ask about payouts and references, so only the provider's list is read here. */
type Polling = NotifyServices &
  Parameters<typeof findLooseCharges>[0] & { readonly jobs: Pick<Services['jobs'], 'enqueueAll'> };

/** @returns about how many it asked */
type Ask = (tx: Tx, services: Polling, most: number) => Promise<number>;

async function askOnce(services: Polling, ask: Ask): Promise<SweepReport> {
  const seen = await inTransaction(services.db, (tx) => ask(tx, services, BATCH));
  return { seen, failures: [] };
}

/** Polls batch by batch. An item that was polled is not due again, so the loop ends. */
async function askAll(until: number, services: Polling, ask: Ask): Promise<SweepReport> {
  let swept = NOTHING_SWEPT;
  while (services.clock.wall().getTime() < until) {
    const asked = await askOnce(services, ask);
    swept = sweptBoth(swept, asked);
    if (asked.seen < BATCH) break;
  }
  return swept;
}
