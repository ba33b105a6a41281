import { defineEndpoint } from '../endpoint.ts';
import { whichLoan } from '../wire/which-loan.ts';
import { withdrawal } from './withdrawal.ts';

/** Keeps the loan and ends the request to cancel. It may be cancelled again while there is time. */
export const takeBackWithdrawal = defineEndpoint({
  name: 'takeBackWithdrawal',
  method: 'DELETE',
  path: '/web/private/client/loan/active/withdrawal',
  access: 'client',
  summary: 'Withdraw the cancellation of the contract',
  query: whichLoan,
  reply: withdrawal,
  refusals: ['no_active_loan', 'withdrawal_refused'],
});
