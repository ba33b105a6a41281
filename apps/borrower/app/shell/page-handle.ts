/** What a route module may say about its page, as `export const handle`. */
export interface PageHandle {
  /** How far a registration is on this page, in percent. */
  readonly progressPercent?: number;
}
