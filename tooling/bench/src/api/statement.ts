/** One statement as a program gives it to `pg`. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
