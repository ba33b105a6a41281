/** Why a list was not kept, line by line where a file was pasted, and what was typed. */
export interface ListProblem {
  readonly list: 'banks' | 'days';
  readonly said: readonly string[];
  readonly note: string;
  readonly csv: string;
}
