import { listPayouts } from '@lender/contract';
import { claimEqual } from '../trouble.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

/** Claims that a loan was paid out exactly once. */
export async function claimOnePayout(world: World, loanId: string): Promise<void> {
  const payouts = await payoutsOf(world, loanId);
  const out = payouts.filter(({ state, purpose }) => purpose === 'loan' && (state === 'sent' || state === 'settled'));
  claimEqual('payouts of a loan that was signed once', out.length, 1);
}

/** Returns the payouts of a loan, among the newest. */
export async function payoutsOf(world: World, loanId: string) {
  const rows = await must(await world.staff(), listPayouts, { query: { perPage: 100 } });
  return rows.filter((row) => row.loanId === loanId);
}
