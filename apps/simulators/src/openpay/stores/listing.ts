/** Which transactions of a merchant. */
export interface Listing {
  /** Of one order, or of all. */
  readonly orderId: string | undefined;
  readonly limit: number;
  readonly offset: number;
}
