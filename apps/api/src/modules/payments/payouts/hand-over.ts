import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { giveNewName, thingNamed } from '../../../kernel/database/external-ids.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { type CashPayout, cashPayout } from './cash-payout.ts';
import { arrive } from './follow-loan-payout.ts';
import { changePayout, lockPayout } from './payout-row.ts';

export interface HandOver {
  readonly payoutId: string;
  /** The number of the brand's receipt. */
  readonly folio: string;
  readonly paidAt: Date;
}

type Refused = Refusal<'not_found' | 'payout_moved' | 'folio_taken' | 'invalid_input'>;

/**
 * Finds cash that waits to be collected and locks its client; its receipt must be unused and from a possible moment.
 */
export async function waitingCash(
  tx: Tx,
  { payoutId, folio, paidAt }: HandOver,
  { clock }: Pick<Services, 'clock'>,
): Promise<Result<CashPayout, Refused>> {
  const row = await lockPayout(tx, payoutId);
  const payout = row && cashPayout(row);
  if (!payout) return refuse('not_found');
  if (payout.status !== 'queued') return refuse('payout_moved');
  const { now } = await clock.business(tx);
  if (paidAt < payout.created_at || paidAt > now) return refuse('invalid_input', { field: ['paidAt'] });
  const taken = await thingNamed(tx, 'payout_folio', folioOf(payout, folio));
  return taken ? refuse('folio_taken', { field: ['folio'] }) : ok(payout);
}

/** Each brand numbers its receipts on its own. */
const folioOf = ({ brand }: CashPayout, folio: string): string => `${brand}:${folio}`;

/**
 * Records that the client has the money: the loan runs from the day of the receipt, and its money is owed to the brand.
 */
export async function handOver(
  tx: Tx,
  { payout, folio, paidAt, by }: HandOver & { readonly payout: CashPayout; readonly by: string },
  services: Services,
): Promise<void> {
  const { now } = await services.clock.business(tx);
  await giveNewName(tx, payout, { kind: 'payout_folio', name: folioOf(payout, folio) });
  await changePayout(tx, payout, { status: 'settled', status_since: now, folio });
  await arrive(tx, { payout: { ...payout, status: 'settled' }, at: paidAt, by }, services);
}
