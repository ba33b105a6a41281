export { bookPayment } from './book-payment.ts';
export {
  cancelDraftLoan,
  currentLoan,
  draftLoan,
  loanOfApplication,
  moveLoan,
  PAID_OUT_LOAN_STATUSES,
} from './loan-record.ts';
export { signedOffer } from './loan-terms.ts';
export { readOwed } from './read-owed.ts';
