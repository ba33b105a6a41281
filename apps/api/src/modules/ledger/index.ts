export { bookAccountProof } from './account-proof.ts';
export { bookBankFee, bookBankInterest, bookCapital } from './bank-entries.ts';
export { type BankPosting, bankPostings } from './bank-postings.ts';
export { balancesOn } from './balances-on.ts';
export { balancesByLoan, loanBalances } from './loan-balances.ts';
export { type Difference, postDifference, postDifferences } from './post-difference.ts';
export { settleClearing } from './settle-clearing.ts';
export { leaveSuspense, receiveInSuspense } from './suspense.ts';
export { takeSnapshot } from './take-snapshot.ts';
