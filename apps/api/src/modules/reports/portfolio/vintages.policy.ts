import { addDays, addMonthsClamped, type PlainDate, plainDate } from '@lender/calculator';
import { VINTAGE_AGES } from '@lender/contract';
import type { LoanPosition } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import type { ReportPeriod } from '../report-period.policy.ts';

/** Facts of one loan from which a vintage is made. */
export interface AgedLoan {
  /** Day on which its money arrived. */
  readonly startDate: PlainDate;
  readonly lentCentavos: Centavos;
  /** Late principal at each age, in the order of `VINTAGE_AGES`; zero at ages to come. */
  readonly lateCentavos: readonly number[];
}

interface Aging {
  readonly startDate: PlainDate;
  readonly today: PlainDate;
  readonly moreThan: number;
  readonly positionOn: (date: PlainDate) => LoanPosition;
}

/**
 * Returns the ageing of one loan. Its position is computed once when it was never this late, and at each age otherwise.
 */
export function ageOf({ startDate, today, moreThan, positionOn }: Aging): AgedLoan {
  const now = positionOn(today);
  const lentCentavos = now.books.disbursedCentavos;
  if (now.worstDaysLate <= moreThan) return { startDate, lentCentavos, lateCentavos: VINTAGE_AGES.map(() => 0) };
  const lateCentavos = VINTAGE_AGES.map((age) => {
    const date = addDays(startDate, age);
    return date > today ? 0 : lateIn(positionOn(date), moreThan);
  });
  return { startDate, lentCentavos, lateCentavos };
}

/**
 * Returns the late principal. A loan that was sold or written off is as late as it was then: the loss itself adds no
 * lateness.
 */
const lateIn = ({ daysLate, principal }: LoanPosition, moreThan: number): number =>
  daysLate > moreThan ? principal.outstanding : 0;

/** Groups the loans of a period by the month in which their money arrived. */
export function vintagesOf(loans: readonly AgedLoan[], { from, to, today }: ReportPeriod & { today: PlainDate }) {
  const own = loans.filter(({ startDate }) => startDate >= from && startDate <= to);
  return [...Map.groupBy(own, ({ startDate }) => startDate.slice(0, 7))]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, group]) => {
      const month = plainDate(`${name}-01`);
      const end = addDays(addMonthsClamped(month, 1), -1);
      const last = end < to ? end : to;
      return {
        month,
        loans: group.length,
        lent: centavos(group.reduce((sum, { lentCentavos }) => sum + lentCentavos, 0)),
        ages: VINTAGE_AGES.flatMap((days, place) =>
          addDays(last, days) > today ? [] : [{ days, late: sumAt(group, place) }],
        ),
      };
    });
}

const sumAt = (loans: readonly AgedLoan[], place: number): Centavos =>
  centavos(loans.reduce((sum, { lateCentavos }) => sum + (lateCentavos[place] ?? 0), 0));
