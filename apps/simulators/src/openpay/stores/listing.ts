/** Selection of a merchant's transactions. */
export interface Listing {
  /** Order of the transactions; undefined for all orders. */
  readonly orderId: string | undefined;
  /** Earliest moment of creation, ISO 8601; ignored when the transactions of one order are listed. */
  readonly since?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}
