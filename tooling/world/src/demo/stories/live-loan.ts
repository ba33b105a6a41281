import { addDays, mexicoDate } from '@lender/calculator';
import type { Borrower, OwnLoan } from '../../simulation/people/borrower.ts';
import { carryOutAction } from '../../simulation/people/carry-out-action.ts';
import { openTally } from '../../simulation/tally.ts';
import { ONE_PRODUCT } from '../../simulation/worlds/lender-world.ts';
import type { Story } from '../calendar.ts';
import type { Lived } from '../world/lived.ts';
import type { Joined } from './join.ts';

/**
 * Runs the planned actions on a loan, each on its day; what is planned for the future is left to the visitor of the
 * demo.
 */
export async function* liveLoan(loan: OwnLoan, { person, clientId, token }: Joined, lived: Lived): Story {
  const { server, bank: world, staff, moments, now } = lived;
  const tally = openTally();
  const borrower: Borrower = { ...person, comesOn: 0, clientId, loans: [loan] };
  for (const { from, days, action } of loan.life.actions) {
    const day = addDays(from === 'due' ? loan.dueOn : loan.signedOn, days);
    if (day > moments.today) return;
    const moment = moments.at(day, 9 + 10 * person.chance.next());
    yield moment > now() ? moment : moments.later(now(), 0.1);
    const today = mexicoDate(now().getTime());
    const around = { server, world, staff, lender: ONE_PRODUCT, tally, today };
    await carryOutAction(action, { ...around, borrower, clientId, loan, token: await token() });
  }
}
