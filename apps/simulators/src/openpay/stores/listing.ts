/** Which transactions of a merchant. */
export interface Listing {
  /** Of one order, or of all. */
  readonly orderId: string | undefined;
  /** ISO 8601: those that were made since; of an order all. */
  readonly since?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}
