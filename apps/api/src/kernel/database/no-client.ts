/**
 * Client id of a row that belongs to no client: an entry of the lender's own, money that goes back to its sender. Rows
 * are spread over machines by their client, so each has one.
 */
export const NO_CLIENT = '00000000-0000-0000-0000-000000000000';

/** Returns the client of a row, or `null` where it has none. */
export const clientOrNull = (clientId: string): string | null => (clientId === NO_CLIENT ? null : clientId);
