import { buyBackLoan, sellLoan, terminateLoan, undoWriteOff, waiveLoanCharge, writeOffLoan } from '@lender/contract';
import { loanApproval } from './loan-approval.ts';
import { LOAN_EVENTS_OF } from './loan-events-of.ts';
import { registerPaymentApproval } from './register-payment.approval.ts';
import { reversePaymentApproval } from './reverse-payment.approval.ts';

/** Commands about a loan that need two people. */
export const LOAN_APPROVALS = {
  'loan.waive': loanApproval({
    kind: 'loan.waive',
    commandOf: (payload) => ({ kind: 'loan.waive', payload }),
    endpoint: waiveLoanCharge,
    eventOf: LOAN_EVENTS_OF['loan.waive'],
  }),
  'loan.write_off': loanApproval({
    kind: 'loan.write_off',
    commandOf: (payload) => ({ kind: 'loan.write_off', payload }),
    endpoint: writeOffLoan,
    eventOf: LOAN_EVENTS_OF['loan.write_off'],
  }),
  'loan.undo_write_off': loanApproval({
    kind: 'loan.undo_write_off',
    commandOf: (payload) => ({ kind: 'loan.undo_write_off', payload }),
    endpoint: undoWriteOff,
    eventOf: LOAN_EVENTS_OF['loan.undo_write_off'],
  }),
  'loan.sell': loanApproval({
    kind: 'loan.sell',
    commandOf: (payload) => ({ kind: 'loan.sell', payload }),
    endpoint: sellLoan,
    eventOf: LOAN_EVENTS_OF['loan.sell'],
  }),
  'loan.buy_back': loanApproval({
    kind: 'loan.buy_back',
    commandOf: (payload) => ({ kind: 'loan.buy_back', payload }),
    endpoint: buyBackLoan,
    eventOf: LOAN_EVENTS_OF['loan.buy_back'],
  }),
  'loan.terminate': loanApproval({
    kind: 'loan.terminate',
    commandOf: (payload) => ({ kind: 'loan.terminate', payload }),
    endpoint: terminateLoan,
    eventOf: LOAN_EVENTS_OF['loan.terminate'],
  }),
  'loan.reverse_payment': reversePaymentApproval,
  'loan.register_payment': registerPaymentApproval,
};
