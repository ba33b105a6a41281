import type { PlainDate } from '@lender/calculator';
import { LOAN_STATUS, OPEN_LOAN_STATUSES } from '@lender/lending';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { LoanRecord } from './loan-record.ts';

export type LoanKey = Pick<LoanRecord, 'client_id' | 'id'>;

/** Lists the loans whose payment is on hold. */
export const loansOnHold = (db: Db): Promise<LoanKey[]> =>
  db.selectFrom('loan').select(['client_id', 'id']).where('status', '=', LOAN_STATUS.onHold).orderBy('id').execute();

/** Open loan, and the day up to which its charges are in the books. */
export type LoanToClose = Pick<LoanRecord, 'client_id' | 'id' | 'booked_on'>;

interface Closing {
  readonly yesterday: PlainDate;
  /** Last loan of the batch before; undefined for the first batch. */
  readonly after: LoanToClose | undefined;
  readonly limit: number;
}

/** Lists open loans whose charges are not booked up to yesterday, those that are furthest behind first. */
export const loansToClose = (db: Db, { yesterday, after, limit }: Closing): Promise<LoanToClose[]> =>
  db
    .selectFrom('loan')
    .select(['client_id', 'id', 'booked_on'])
    .where('status', 'in', [...OPEN_LOAN_STATUSES])
    .where('booked_on', '<', yesterday)
    .$if(after !== undefined, (loans) =>
      loans.where(sql<boolean>`(booked_on, id) > (${after?.booked_on}::date, ${after?.id}::uuid)`),
    )
    .orderBy('booked_on')
    .orderBy('id')
    .limit(limit)
    .execute();
