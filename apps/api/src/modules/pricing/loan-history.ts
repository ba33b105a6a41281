import { type AmountLimits, amountLimits, type ClientKind, clientKind } from '@lender/calculator';
import { LOAN_STATUS, OPEN_LOAN_STATUSES } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';
import type { Product } from './product.ts';

/** What a client has borrowed so far, and how much may be asked for since. */
export interface LoanHistory {
  readonly closedLoans: number;
  readonly hasActiveLoan: boolean;
  readonly kind: ClientKind;
  /** The decided limit that the client accepted; `null` before. */
  readonly acceptedLimitCentavos: number | null;
}

type Standing = Pick<LoanHistory, 'kind' | 'acceptedLimitCentavos'>;

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

/** The most that a client may ask for: a first loan up to its own maximum, afterwards up to the product's, and never beyond an accepted limit. */
export function availableCentavos({ limits }: Product, { kind, acceptedLimitCentavos }: Standing): Centavos {
  const range = kind === 'first' ? limits.first : limits.repeated;
  return centavos(Math.min(range.maxCentavos, limits.maxCentavos, acceptedLimitCentavos ?? limits.maxCentavos));
}

/** What a client may ask for, by who they are. */
export const limitsOf = (product: Product, standing: Standing): AmountLimits =>
  amountLimits(product.limits, { kind: standing.kind, availableCentavos: availableCentavos(product, standing) });
