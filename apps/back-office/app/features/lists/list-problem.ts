/** Reasons why a list was not stored, line by line for a pasted file, and the typed values. */
export interface ListProblem {
  readonly list: 'banks' | 'days';
  readonly said: readonly string[];
  readonly note: string;
  readonly csv: string;
}
