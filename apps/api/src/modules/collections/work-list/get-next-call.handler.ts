import type { PlainDate } from '@lender/calculator';
import { getNextCall } from '@lender/contract';
import { MEXICAN_ZONES, nextAllowedMoment } from '@lender/lending';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implement } from '../../../implement.ts';
import type { BusinessMoment } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { isCollected } from '../../loans/index.ts';
import { readStatuses } from '../contacts/read-status.ts';
import { filteredLoans, type Loans } from './late-loans.ts';
import { loansAfter, sortedLoans } from './sort-loans.ts';
import { toMayCall } from './to-collection-parts.ts';

/** Number of loans that are looked at together. */
const BATCH = 100;

export const getNextCallHandler = implement(getNextCall, async ({ query }, { tx, services }) => {
  const moment = await services.clock.business(tx);
  const { today } = moment;
  if (isNightEverywhere(moment.now)) return ok({ loanId: null });
  const loans = filteredLoans(tx, query, today).where(isCollected).where(mayBeAsked(today));
  return ok({ loanId: (await firstCallable(tx, loans, moment)) ?? null });
});

/** Tells whether no borrower in Mexico may be called at a moment, so that no loan needs to be looked at. */
const isNightEverywhere = (now: Date): boolean => MEXICAN_ZONES.every((zone) => nextAllowedMoment(now, zone) > now);

/** Selects loans without a promise for a later day. */
const mayBeAsked = (today: PlainDate) => sql<boolean>`not exists (select from payment_promise promise
    where promise.loan_id = loan.id and promise.state = 'open' and promise.promised_on > ${today})`;

async function firstCallable(tx: Tx, loans: Loans, { now, today }: BusinessMoment): Promise<string | undefined> {
  let rest = loans;
  for (;;) {
    const batch = await sortedLoans(rest, 'priority', today).limit(BATCH).execute();
    const last = batch.at(-1);
    if (!last) return undefined;
    const statuses = await readStatuses(tx, batch, now);
    const found = batch.find((loan) => toMayCall(statuses(loan), now).refusal === null);
    if (found || batch.length < BATCH) return found?.id;
    rest = loansAfter(loans, `${last.sortKey}.${last.id}`, { sort: 'priority', today });
  }
}
