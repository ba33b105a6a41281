import { type AmountLimits, amountLimits, type ClientKind, clientKind } from '@lender/calculator';
import { LOAN_STATUS, OPEN_LOAN_STATUSES, type OpenLoan, roomBeside } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';
import type { Product } from './product.ts';

/** Loans that a client has had so far. */
export interface LoanHistory {
  readonly closedLoans: number;
  readonly hasActiveLoan: boolean;
  readonly kind: ClientKind;
  /** The decided limit that the client accepted; `null` before. */
  readonly acceptedLimitCentavos: number | null;
}

const loansOf = prepared((db, clientId: string) =>
  db
    .selectFrom('client')
    .leftJoin('loan', 'loan.client_id', 'client.client_id')
    .select(['client.limit_centavos', 'loan.status'])
    .where('client.client_id', '=', clientId),
);

export async function readLoanHistory(db: Db | Tx, clientId: string): Promise<LoanHistory> {
  const rows = await loansOf(db, clientId);
  const closedLoans = rows.filter(({ status }) => status === LOAN_STATUS.paid).length;
  const hasActiveLoan = rows.some(({ status }) => status !== null && OPEN_LOAN_STATUSES.includes(status));
  return {
    closedLoans,
    hasActiveLoan,
    kind: clientKind({ isAuthorised: true, closedLoans, hasActiveLoan }),
    acceptedLimitCentavos: rows[0]?.limit_centavos ?? null,
  };
}

/** Loans that a client has had so far, and today's position of each that is still owed. */
export interface ClientStatus extends LoanHistory {
  readonly openLoans: readonly OpenLoan[];
  /** Limit that two people decided for the client, while it is valid; `null` for all other clients. */
  readonly overrideCentavos: Centavos | null;
}

/**
 * Returns the largest principal that a client may owe: the maximum of a first loan until one is paid, afterwards the
 * product's, and never beyond an accepted limit. Two members of staff may decide otherwise, up to the product's
 * maximum.
 */
export function clientLimitCentavos(
  { limits }: Product,
  { closedLoans, acceptedLimitCentavos, overrideCentavos }: Omit<ClientStatus, 'openLoans'>,
): Centavos {
  if (overrideCentavos !== null) return centavos(Math.min(overrideCentavos, limits.maxCentavos));
  const range = closedLoans === 0 ? limits.first : limits.repeated;
  return centavos(Math.min(range.maxCentavos, limits.maxCentavos, acceptedLimitCentavos ?? limits.maxCentavos));
}

/** Returns the largest amount that a client may ask for: the limit less the loans that are open. */
export const availableCentavos = (product: Product, status: ClientStatus): Centavos =>
  roomBeside(status.openLoans, clientLimitCentavos(product, status));

/** Returns the amounts that a client may ask for, by the client's history. */
export const limitsOf = (product: Product, status: ClientStatus): AmountLimits =>
  amountLimits(product.limits, { kind: status.kind, availableCentavos: availableCentavos(product, status) });
