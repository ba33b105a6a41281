import { recordCapital } from '@lender/contract';
import { ok } from '@lender/result';
import { refuse } from '../../../kernel/refusal.ts';
import { defineApproval } from '../../approvals/index.ts';
import { bookCapital } from '../../ledger/index.ts';
import { keyOfCapital } from './capital-movement.ts';

/** Neither a line of the bank nor the first balance of an account ever changes, so a request is never stale. */
export const capitalApproval = defineApproval({
  kind: 'bank.capital',
  commandOf: (payload) => ({ kind: 'bank.capital', payload }),
  endpoint: recordCapital,
  subjectOf: ({ lineId, account }) => (lineId === null ? { settingName: `opening ${account}` } : { paymentId: lineId }),
  versionOf: async (_, { amount }) => String(amount),
  execute: async (tx, movement, _, services) => {
    const { date: businessDate, amount: amountCentavos } = movement;
    const isBooked = await bookCapital(tx, { key: keyOfCapital(movement), businessDate, amountCentavos }, services);
    return isBooked ? ok(undefined) : refuse('receipt_settled');
  },
});
