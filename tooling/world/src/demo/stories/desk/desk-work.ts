import { addDays, mexicoDate } from '@lender/calculator';
import { CLIENT_STATUS, LOAN_STATUS } from '@lender/lending';
import type { Lived } from '../../world/lived.ts';

/** Work that is done once. */
export interface DeskWork {
  readonly daysAgo: number;
  readonly hour: number;
  work(lived: Lived): Promise<unknown>;
}

/** Lists loans of active clients that are late by at least a number of days, the longest first. */
export const lateLoans = ({ server: { services }, now }: Lived, days: number) =>
  services.db
    .selectFrom('loan')
    .innerJoin('client', 'client.client_id', 'loan.client_id')
    .select(['loan.id', 'loan.client_id'])
    .where('loan.status', '=', LOAN_STATUS.active)
    .where('client.status', '=', CLIENT_STATUS.active)
    .where('due_date', '<=', addDays(mexicoDate(now().getTime()), -days))
    .orderBy('due_date')
    .orderBy('loan.id')
    .execute();

/** Finds loans that run and are not due yet, the newest first. */
export const runningLoans = ({ server: { services }, now }: Lived) =>
  services.db
    .selectFrom('loan')
    .select(['id', 'client_id'])
    .where('status', '=', LOAN_STATUS.active)
    .where('booked_on', 'is not', null)
    .where('due_date', '>', mexicoDate(now().getTime()))
    .orderBy('id', 'desc')
    .execute();
