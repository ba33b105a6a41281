import { addDays, type PlainDate } from '@lender/calculator';
import type { ComponentPosition, LoanEvent, LoanPosition, TaxedAmount } from '@lender/lending';
import { type Centavos, centavos, sumCentavos } from '@lender/money';

/** Amounts by part, IVA included. */
export interface StatementAmounts {
  readonly principal: number;
  readonly interest: number;
  readonly fees: number;
  readonly lateCharge: number;
}

/** Change on one day, or charges earned between two days; an amount below zero is no longer owed. */
export interface Movement {
  readonly date: PlainDate;
  readonly kind: 'charged' | 'paid' | 'forgiven';
  /** Events of that day; none for charges that grew with time. */
  readonly events: readonly LoanEvent['kind'][];
  readonly amounts: StatementAmounts;
}

export interface Statement {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly opening: Centavos;
  readonly movements: readonly Movement[];
  readonly closing: Centavos;
}

interface Stated {
  readonly events: readonly LoanEvent[];
  readonly positionOn: (date: PlainDate) => LoanPosition;
}

/**
 * Returns the movements of a loan in a period. Each movement is the difference between the loan's position before and
 * after it, so the opening balance and the movements sum to the closing balance, to the centavo and whatever happened.
 */
export function statementOf(
  { events, positionOn }: Stated,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Statement {
  const inPeriod = events.filter(({ valueDate }) => valueDate >= from && valueDate <= to);
  const days = [...new Set([...inPeriod.map(({ valueDate }) => valueDate), to])].toSorted();
  const opening = positionOn(addDays(from, -1));
  let before = opening;
  const movements = days.flatMap((date) => {
    const after = positionOn(date);
    const kinds = [...new Set(inPeriod.filter(({ valueDate }) => valueDate === date).map(({ kind }) => kind))];
    const moved = movementsBetween(before, after).map((movement) => ({ ...movement, date, events: kinds }));
    before = after;
    return moved;
  });
  return { from, to, opening: opening.outstandingCentavos, movements, closing: before.outstandingCentavos };
}

const PARTS = [
  { kind: 'charged', sign: 1, of: ['charged'] },
  { kind: 'paid', sign: -1, of: ['paid'] },
  { kind: 'forgiven', sign: -1, of: ['waived', 'tolerated'] },
] as const satisfies readonly {
  kind: Movement['kind'];
  sign: 1 | -1;
  of: readonly (keyof ComponentPosition<unknown>)[];
}[];

function movementsBetween(before: LoanPosition, after: LoanPosition): Pick<Movement, 'kind' | 'amounts'>[] {
  return PARTS.flatMap(({ kind, sign, of }) => {
    const difference = (part: (position: LoanPosition, name: (typeof of)[number]) => number) =>
      of.reduce((sum, name) => sum + sign * (part(after, name) - part(before, name)), 0);
    const amounts = {
      principal: difference(({ principal }, name) => principal[name]),
      interest: difference(({ charges }, name) => grossOf(charges.interest[name])),
      fees: difference(({ charges }, name) => grossOf(charges.fees[name])),
      lateCharge: difference(({ charges }, name) => grossOf(charges.lateCharge[name])),
    };
    return Object.values(amounts).every((amount) => amount === 0) ? [] : [{ kind, amounts }];
  });
}

const grossOf = ({ netCentavos, ivaCentavos }: TaxedAmount): Centavos => sumCentavos([netCentavos, ivaCentavos]);

/** Returns the total amount of a movement. */
export const totalOf = ({ amounts }: Pick<Movement, 'amounts'>): Centavos =>
  centavos(amounts.principal + amounts.interest + amounts.fees + amounts.lateCharge);
