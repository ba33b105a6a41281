/** What broke, in words that lead to it. */
export interface BrokenPromise {
  readonly promise: string;
  readonly loanId?: string;
  readonly found: unknown;
}

/** Nothing where a promise is kept, or what broke. */
export const kept = (promise: string, isKept: boolean, found: unknown): BrokenPromise[] =>
  isKept ? [] : [{ promise, found }];
