import { clientToken } from '@lender/api/test/loans/client-token';
import { addDays, type PlainDate } from '@lender/calculator';
import { borrow } from './borrow.ts';
import type { Borrower, OwnLoan } from './borrower.ts';
import { carryOutAction } from './carry-out-action.ts';
import { fetchCash } from './fetch-cash.ts';
import { LIVES } from './lives.data.ts';
import type { Surroundings } from './surroundings.ts';

/** Number of days after a due date at which a borrower whose loan is over may want another one. */
const REST_DAYS = 15;

/** Performs the planned actions of a borrower on a day of the simulation. */
export async function liveDay(borrower: Borrower, day: number, around: Surroundings): Promise<void> {
  const { today } = around;
  if (borrower.comesOn === day) await borrow(borrower, { life: firstLife(borrower), around });
  const { clientId } = borrower;
  if (clientId === undefined) return;
  for (const loan of [...borrower.loans]) {
    const actions = loan.life.actions.filter(({ from, days }) => today === addDays(dayOf(loan, from), days));
    const isFetched = loan.isCash && today === addDays(loan.signedOn, 1);
    if (actions.length === 0 && !isFetched) continue;
    const token = await clientToken(clientId, around.server);
    if (isFetched) await fetchCash({ ...around, borrower, clientId, loan, token });
    for (const { action } of actions) await carryOutAction(action, { ...around, borrower, clientId, loan, token });
  }
  const last = borrower.loans.at(-1);
  if (last && today === addDays(last.dueOn, REST_DAYS))
    await borrow(borrower, { life: borrower.chance.pick(LIVES), around });
}

const dayOf = ({ signedOn, dueOn }: OwnLoan, from: 'signature' | 'due'): PlainDate =>
  from === 'due' ? dueOn : signedOn;

const firstLife = ({ number, chance }: Borrower) => LIVES[number] ?? chance.pick(LIVES);
