export { loanBalances } from './loan-balances.ts';
export { postDifference } from './post-difference.ts';
export { leaveSuspense, receiveInSuspense } from './suspense.ts';
