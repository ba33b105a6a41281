/** Broken promise, in words that lead to the cause. */
export interface BrokenPromise {
  readonly promise: string;
  readonly loanId?: string;
  readonly found: unknown;
}

/** Returns nothing where a promise is kept, or the broken promise. */
export const kept = (promise: string, isKept: boolean, found: unknown): BrokenPromise[] =>
  isKept ? [] : [{ promise, found }];
