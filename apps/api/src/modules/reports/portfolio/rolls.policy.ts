import { LOAN_STANDINGS, type LoanPosition, type LoanStanding, standingOf } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';

/** Loan that was owed, on two days. */
export interface Roll {
  readonly before: LoanStanding;
  readonly after: LoanStanding;
  readonly principalCentavos: Centavos;
}

/**
 * Returns the move of a loan between buckets from one day to a later one; undefined when it was not owed on the first.
 */
export function rollOf(before: LoanPosition, after: LoanPosition): Roll | undefined {
  const [one, other] = [standingOf(before), standingOf(after)];
  if (one === undefined || other === undefined || one === 'closed' || one === 'lost') return undefined;
  return { before: one, after: other, principalCentavos: before.principal.outstanding };
}

/** Lists the pairs, in the order of lateness. */
export const movesOf = (rolls: readonly Roll[]) =>
  LOAN_STANDINGS.flatMap((before) =>
    LOAN_STANDINGS.map((after) => {
      const own = rolls.filter((roll) => roll.before === before && roll.after === after);
      const principal = centavos(own.reduce((sum, { principalCentavos }) => sum + principalCentavos, 0));
      return { before, after, loans: own.length, principal };
    }),
  ).filter(({ loans }) => loans > 0);
