import type { getActiveLoan, Reply } from '@lender/contract';
import { isRolloverAvailable } from '@lender/lending';
import type { LoanState } from './loan-state.ts';

/** Self-service action on a loan besides paying it, each on a page of its own. */
export type LoanAction = 'extend' | 'transfer' | 'withdrawal' | 'hardship' | 'notMine';

type Status = Pick<Reply<typeof getActiveLoan>, 'rollovers' | 'withdrawal'>;

/**
 * Returns the self-service actions of a loan in its current state. Nothing of ours is offered for a debt that belongs
 * to another creditor.
 */
export function loanActions(state: LoanState, { rollovers, withdrawal }: Status): LoanAction[] {
  switch (state) {
    case 'owed':
      return [
        ...(rollovers.some(isRolloverAvailable) ? (['extend'] as const) : []),
        'transfer',
        'hardship',
        ...(withdrawal.state === 'closed' ? [] : (['withdrawal'] as const)),
        'notMine',
      ];
    case 'withdrawing':
      return ['withdrawal', 'transfer', 'notMine'];
    case 'onHold':
      return ['transfer', 'notMine'];
    case 'sold':
    case 'writtenOff':
      return ['notMine'];
    case 'paid':
      return withdrawal.state === 'closed' ? [] : ['withdrawal'];
    case 'ended':
      return [];
  }
}
