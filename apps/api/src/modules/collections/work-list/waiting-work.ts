import type { PlainDate } from '@lender/calculator';
import { addDays } from '@lender/calculator';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import { lateLoans } from './late-loans.ts';

const since = sql<Date>`loan.due_date::timestamptz`;

/**
 * Selects the late loans to be called today, each until the end of the day: those whose borrower may be contacted, was
 * not contacted today, has no open promise, and that no agency has.
 */
export const loansToCall = (tx: Tx, today: PlainDate) =>
  lateLoans(tx, today)
    .where(sql<boolean>`not exists (select from collection_stop stop where stop.client_id = loan.client_id)`)
    .where(sql<boolean>`not exists (select from collection_assignment given where given.loan_id = loan.id)`)
    .where(sql<boolean>`not exists (select from payment_promise promise
      where promise.loan_id = loan.id and promise.state = 'open')`)
    .where(sql<boolean>`not exists (select from collection_contact contact
      where contact.client_id = loan.client_id and contact.at >= ${endOfDay(addDays(today, -1))})`)
    .select(['loan.id', sql<Date>`${endOfDay(today)}::timestamptz`.as('due_at'), since.as('since')]);

/** Selects the late loans whose borrower promised to pay by today, each until the end of the promised day. */
export const promisesDue = (tx: Tx, today: PlainDate) =>
  lateLoans(tx, today)
    .innerJoin('payment_promise as promise', 'promise.loan_id', 'loan.id')
    .where('promise.state', '=', 'open')
    .where('promise.promised_on', '<=', today)
    .select([
      'loan.id',
      sql<Date>`((promise.promised_on + 1)::timestamp at time zone 'America/Mexico_City')`.as('due_at'),
      since.as('since'),
    ]);
