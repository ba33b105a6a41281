import type { PlainDate } from '@lender/calculator';
import { OPEN_LOAN_STATUSES } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { loansOfNumbers } from './find-loan-record.ts';
import { type LoanRecord, PAID_OUT_LOAN_STATUSES } from './loan-record.ts';

/** Reads the loans of some clients that were paid out, by id. */
export const loansOfClients = async (db: Db | Tx, clientIds: readonly string[]): Promise<LoanRecord[]> =>
  clientIds.length === 0
    ? []
    : db
        .selectFrom('loan')
        .selectAll()
        .where('client_id', 'in', clientIds)
        .where('status', 'in', [...PAID_OUT_LOAN_STATUSES])
        .orderBy('id')
        .execute();

/** Reads the loans that were paid out and have one of some numbers, as borrowers write them beside a transfer. */
export const paidOutLoansOfNumbers = async (db: Db | Tx, numbers: readonly string[]): Promise<LoanRecord[]> =>
  (await loansOfNumbers(db, numbers)).filter(({ status }) => PAID_OUT_LOAN_STATUSES.includes(status));

/** Reads signed loans by their ids alone, as staff and claims name them. */
export const findSignedLoans = async (db: Db | Tx, ids: readonly string[]): Promise<LoanRecord[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('loan').selectAll().where('id', 'in', ids).where('terms', 'is not', null).orderBy('id').execute();

interface Near {
  readonly day: PlainDate;
  /** Loans that can never have cost so much are left out. */
  readonly amountCentavos: Centavos;
  /** Largest number of loans. */
  readonly most: number;
}

/** A late loan costs at most this many times what was signed. */
const MOST_TIMES = 2;

/** Reads open loans whose last due date is nearest to a day. */
export const loansDueNear = (db: Db | Tx, { day, amountCentavos, most }: Near): Promise<LoanRecord[]> =>
  db
    .selectFrom('loan')
    .selectAll()
    .where('status', 'in', [...OPEN_LOAN_STATUSES])
    .where(sql<boolean>`total_centavos * ${MOST_TIMES} >= ${amountCentavos}`)
    .orderBy(sql`abs(due_date - ${day}::date)`)
    .orderBy('id')
    .limit(most)
    .execute();
