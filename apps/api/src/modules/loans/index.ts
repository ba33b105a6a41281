export type { TellingServices } from '../messages/index.ts';
export { bookPayment, type ReceivedPayment } from './book-payment.ts';
export { readClientStanding } from './client-standing.ts';
export { followPositions } from './follow-position.ts';
export {
  cancelDraftLoan,
  chosenLoan,
  currentLoan,
  draftLoan,
  type LoanRecord,
  loanOfApplication,
  loanOfKey,
  loansOfKeys,
  moveLoan,
  PAID_OUT_LOAN_STATUSES,
  paidOutLoans,
} from './loan-record.ts';
export { readPaper, toStoredTerms } from './loan-terms.ts';
export { readLoan, readLoans, type ServicedLoan } from './read-loan.ts';
export { recordLoanEvent } from './record-loan-event.ts';
