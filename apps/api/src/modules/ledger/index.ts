export { balancesOn } from './balances-on.ts';
export { type Balances, loanBalances } from './loan-balances.ts';
export { type Difference, postDifference } from './post-difference.ts';
export { type NewEntry, type Posting, postEntry } from './post-entry.ts';
export { type Settlement, settleClearing } from './settle-clearing.ts';
export { leaveSuspense, receiveInSuspense } from './suspense.ts';
