import { defineEndpoint } from '../endpoint.ts';
import { whichLoan } from '../wire/which-loan.ts';
import { withdrawal } from './withdrawal.ts';

/**
 * Cancels the contract, once the money is returned in time: then every charge is dropped. Until then, nothing changes.
 * The money of a loan that was paid in full is already returned, so its contract is cancelled at once.
 */
export const askWithdrawal = defineEndpoint({
  name: 'askWithdrawal',
  method: 'POST',
  path: '/web/private/client/loan/active/withdrawal',
  access: 'client',
  summary: 'Request the cancellation of the contract',
  query: whichLoan,
  reply: withdrawal,
  refusals: ['no_active_loan', 'withdrawal_refused'],
  repeat: 'key',
});
