import { type AmountLimits, amountLimits, type ClientKind, clientKind } from '@lender/calculator';
import { LOAN_STATUS, OPEN_LOAN_STATUSES } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import type { Db, Tx } from '../database/database.ts';
import type { Product } from '../product/product.ts';

/** What a client has borrowed so far. */
export interface LoanHistory {
  readonly closedLoans: number;
  readonly hasActiveLoan: boolean;
  readonly kind: ClientKind;
}

export async function readLoanHistory(db: Db | Tx, clientId: string): Promise<LoanHistory> {
  const loans = await db.selectFrom('loan').select('status').where('client_id', '=', clientId).execute();
  const closedLoans = loans.filter(({ status }) => status === LOAN_STATUS.paid).length;
  const hasActiveLoan = loans.some(({ status }) => OPEN_LOAN_STATUSES.includes(status));
  return { closedLoans, hasActiveLoan, kind: clientKind({ isAuthorised: true, closedLoans, hasActiveLoan }) };
}

/** The most that a client may ask for: a first loan up to its own maximum, afterwards up to the product's. */
export function availableCentavos({ limits }: Product, { kind }: Pick<LoanHistory, 'kind'>): Centavos {
  const range = kind === 'first' ? limits.first : limits.repeated;
  return centavos(Math.min(range.maxCentavos, limits.maxCentavos));
}

/** What a client may ask for, by who they are. */
export const limitsOf = (product: Product, history: Pick<LoanHistory, 'kind'>): AmountLimits =>
  amountLimits(product.limits, { kind: history.kind, availableCentavos: availableCentavos(product, history) });
