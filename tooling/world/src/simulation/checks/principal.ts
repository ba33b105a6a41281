import type { LoanPosition } from '@lender/lending';

/** Parts of the principal that was lent, in centavos. */
export interface PrincipalParts {
  readonly disbursed: number;
  /** Amount sent back beyond the borrower's own money: it is principal again. */
  readonly lentAgain: number;
  readonly paid: number;
  readonly owed: number;
  readonly writtenOff: number;
  readonly sold: number;
  /** Waived, or a rest too small to be asked for. */
  readonly givenUp: number;
  /** Outside the principal: the borrower's own money that was given back. */
  readonly givenBack: number;
}

export function principalParts({ principal, books, state, refundedCentavos }: LoanPosition): PrincipalParts {
  const { charged, paid, waived, tolerated, outstanding } = principal;
  const of = (wanted: LoanPosition['state']) => (state === wanted ? outstanding : 0);
  return {
    disbursed: books.disbursedCentavos,
    lentAgain: charged - books.disbursedCentavos,
    paid,
    owed: of('open'),
    writtenOff: of('written_off'),
    sold: of('sold'),
    givenUp: waived + tolerated,
    givenBack: refundedCentavos,
  };
}

/** Returns the principal that was lent and is in no part: zero, if all is well. */
export function unaccounted({ disbursed, lentAgain, ...parts }: PrincipalParts): number {
  const { paid, owed, writtenOff, sold, givenUp } = parts;
  return disbursed + lentAgain - paid - owed - writtenOff - sold - givenUp;
}
