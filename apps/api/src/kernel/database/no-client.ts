/**
 * Stands where a row belongs to no client: an entry of the lender's own, money that goes back to whoever sent it. Rows
 * are spread over machines by their client, so each has one.
 */
export const NO_CLIENT = '00000000-0000-0000-0000-000000000000';

/** Whose a row is, for those to whom nobody is `null`. */
export const clientOrNull = (clientId: string): string | null => (clientId === NO_CLIENT ? null : clientId);
