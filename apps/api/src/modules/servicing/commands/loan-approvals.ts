import { buyBackLoan, sellLoan, terminateLoan, undoWriteOff, waiveLoanCharge, writeOffLoan } from '@lender/contract';
import { loanApproval } from './loan-approval.ts';
import { reversePaymentApproval } from './reverse-payment.approval.ts';

/** Every command about a loan that takes two people. */
export const LOAN_APPROVALS = {
  'loan.waive': loanApproval({
    kind: 'loan.waive',
    commandOf: (payload) => ({ kind: 'loan.waive', payload }),
    endpoint: waiveLoanCharge,
    eventOf: ({ component, amount }) => ({ kind: 'waiver', component, amountCentavos: amount }),
  }),
  'loan.write_off': loanApproval({
    kind: 'loan.write_off',
    commandOf: (payload) => ({ kind: 'loan.write_off', payload }),
    endpoint: writeOffLoan,
    eventOf: () => ({ kind: 'write_off' }),
  }),
  'loan.undo_write_off': loanApproval({
    kind: 'loan.undo_write_off',
    commandOf: (payload) => ({ kind: 'loan.undo_write_off', payload }),
    endpoint: undoWriteOff,
    eventOf: () => ({ kind: 'write_off_undone' }),
  }),
  'loan.sell': loanApproval({
    kind: 'loan.sell',
    commandOf: (payload) => ({ kind: 'loan.sell', payload }),
    endpoint: sellLoan,
    eventOf: ({ buyer, price }) => ({ kind: 'sale', buyer, priceCentavos: price }),
  }),
  'loan.buy_back': loanApproval({
    kind: 'loan.buy_back',
    commandOf: (payload) => ({ kind: 'loan.buy_back', payload }),
    endpoint: buyBackLoan,
    eventOf: ({ price }) => ({ kind: 'buy_back', priceCentavos: price }),
  }),
  'loan.terminate': loanApproval({
    kind: 'loan.terminate',
    commandOf: (payload) => ({ kind: 'loan.terminate', payload }),
    endpoint: terminateLoan,
    eventOf: () => ({ kind: 'annulment' }),
  }),
  'loan.reverse_payment': reversePaymentApproval,
};
