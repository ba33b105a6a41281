export type { NotifyServices } from '../messages/index.ts';
export { readClientStatus } from './client-status.ts';
export { isCollected, isCollectionHeld, REPORT_TASKS } from './collection-held.ts';
export { findLoan, lockLoan } from './find-loan.ts';
export { everyLoanOf, findLoanRecord, loansOfNumbers } from './find-loan-record.ts';
export { findSignedLoans, loansDueNear, loansOfClients, paidOutLoansOfNumbers } from './find-loans.ts';
export { followPositions } from './follow-position.ts';
export { type LoanKey, type LoanToClose, loansOnHold, loansToClose } from './loan-keys.ts';
export {
  cancelDraftLoan,
  chosenLoan,
  currentLoan,
  draftLoan,
  LENT_LOAN_STATUSES,
  type LoanRecord,
  loanOfApplication,
  loanOfKey,
  loansOfKeys,
  moveLoan,
  PAID_OUT_LOAN_STATUSES,
  paidOutLoans,
} from './loan-record.ts';
export { loanReferences } from './loan-references.ts';
export { isPaper, readPaper, toStoredTerms } from './loan-terms.ts';
export { readLoan, readLoans, type ServicedLoan } from './read-loan.ts';
export { recordLoanEvent } from './record-loan-event.ts';
export { storeReminded } from './store-reminded.ts';
export { storeSignedTerms } from './store-signed-terms.ts';
