export type { TellingServices } from '../messages/index.ts';
export { bookPayment, type ReceivedPayment } from './book-payment.ts';
export { readClientStanding } from './client-standing.ts';
export { followPosition } from './follow-position.ts';
export {
  cancelDraftLoan,
  chosenLoan,
  currentLoan,
  draftLoan,
  type LoanRecord,
  loanOfApplication,
  loanOfKey,
  moveLoan,
  PAID_OUT_LOAN_STATUSES,
  paidOutLoans,
} from './loan-record.ts';
export { readPaper, toStoredTerms } from './loan-terms.ts';
export { readLoan, type ServicedLoan } from './read-loan.ts';
export { type Recorded, recordLoanEvent } from './record-loan-event.ts';
