import type { BankSnapshot } from '../../../providers/belvo/port.ts';

type Money = Pick<BankSnapshot, 'accounts' | 'movements'>;

/**
 * Counts how often an account went below zero. `undefined` where it is not known: the bank reported no balance with any
 * movement, and no account is below zero now.
 */
export function countOverdrafts({ accounts, movements }: Money): number | undefined {
  const hasBalances = movements.some(({ balanceCentavos }) => balanceCentavos !== null);
  const counts = accounts.map((account) => overdraftsOf(account, movements));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return hasBalances || total > 0 ? total : undefined;
}

/** Banks list the newest movement first; within a day their order is kept. */
function overdraftsOf({ id, balanceCentavos }: Money['accounts'][number], movements: Money['movements']): number {
  const balances = movements
    .filter(({ accountId }) => accountId === id)
    .toReversed()
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap((movement) => movement.balanceCentavos ?? []);
  const isBelow = [...balances, balanceCentavos].map((balance) => balance < 0);
  return isBelow.filter((below, index) => below && !isBelow[index - 1]).length;
}
