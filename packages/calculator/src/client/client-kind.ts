/** Client's history with the lender in one word: it decides limits and prices. */
export type ClientKind = 'first' | 'repeated' | 'additional';

export interface ClientHistory {
  readonly isAuthorised: boolean;
  readonly closedLoans: number;
  readonly hasActiveLoan: boolean;
}

/**
 * Returns `additional` while a loan is active, `repeated` when signed in with a closed loan, else `first`.
 *
 * @example
 * clientKind({ isAuthorised: true, closedLoans: 2, hasActiveLoan: false }) // → 'repeated'
 */
export function clientKind({ isAuthorised, closedLoans, hasActiveLoan }: ClientHistory): ClientKind {
  if (hasActiveLoan) return 'additional';
  return isAuthorised && closedLoans > 0 ? 'repeated' : 'first';
}

/**
 * Tells whether pressing the button creates an application at once instead of leading to a page: for a signed-in client
 * with a closed loan, an active one, or no application that still counts.
 */
export function isRepeatClient(client: ClientHistory & { readonly hasUncancelledApplications: boolean }): boolean {
  const knowsUs = client.closedLoans > 0 || client.hasActiveLoan || !client.hasUncancelledApplications;
  return client.isAuthorised && knowsUs;
}
