/** Difference, in words. */
export interface ChangeRow {
  readonly path: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
}
