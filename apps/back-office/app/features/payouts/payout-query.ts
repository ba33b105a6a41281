import { PAYOUT_STATES, type PayoutState } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { idParameter, wordParameter } from '../../shell/list/list-parameter.ts';

/** Selection of payouts, and the payout below which the page begins; all of it is kept in the address. */
export interface PayoutQuery {
  /** State of the payouts; absent for all states. */
  readonly state?: PayoutState;
  /** Id of the last row of the previous page; absent on the first page. */
  readonly before?: string;
}

/** Address of the payouts. */
export const payoutList = defineList<PayoutQuery>({
  path: () => screenPath('payouts', {}),
  parameters: {
    state: wordParameter('estado', PAYOUT_STATES),
    before: idParameter('desde'),
  },
  place: 'before',
});

export const { parse: parsePayoutQuery, pathOf: payoutsPath } = payoutList;
