import type { PlainDate } from '@lender/calculator';
import { PORTFOLIO_FIGURES, PORTFOLIO_GROUPINGS, type PortfolioFigure, type PortfolioGrouping } from '@lender/contract';
import { LATE_BUCKETS, type LateBucket, lateBucketOf } from '@lender/lending';
import { type Centavos, sumCentavos } from '@lender/money';
import type { PortfolioLoan } from './portfolio-loan.policy.ts';

/** Loan of the portfolio with the keys of its groups. */
export interface GroupedLoan extends PortfolioLoan {
  readonly groups: Readonly<Record<PortfolioGrouping, string>>;
}

/** Returns the amount that a figure counts of a loan; undefined where it does not count the loan. */
type Count = (loan: PortfolioLoan, today: PlainDate) => Centavos | undefined;

/** Counts the principal of open loans for which something holds. */
const owedIf =
  (holds: (loan: PortfolioLoan) => boolean): Count =>
  (loan) =>
    loan.isOwed && holds(loan) ? loan.principal : undefined;

const laterThan = (days: number): Count => owedIf(({ daysLate }) => daysLate > days);

const arrivedIn = ({ arrivedOn }: PortfolioLoan, today: PlainDate): boolean =>
  arrivedOn.slice(0, 7) === today.slice(0, 7);

const unlessZero = (amount: Centavos): Centavos | undefined => (amount > 0 ? amount : undefined);

const ofBucket = (bucket: LateBucket): Count => owedIf(({ daysLate }) => lateBucketOf(daysLate) === bucket);

const COUNTS: Readonly<Record<Exclude<PortfolioFigure, LateBucket>, Count>> = {
  owed: owedIf(() => true),
  overdue: laterThan(0),
  performing: owedIf(({ isPastDue }) => !isPastDue),
  past_due: owedIf(({ isPastDue }) => isPastDue),
  par_7: laterThan(7),
  par_30: laterThan(30),
  par_60: laterThan(60),
  par_90: laterThan(90),
  provision: (loan) => (loan.isOwed ? loan.provision : undefined),
  placed_today: (loan, today) => (loan.arrivedOn === today ? loan.lent : undefined),
  placed_month: (loan, today) => (arrivedIn(loan, today) ? loan.lent : undefined),
  void_month: (loan, today) => (loan.isVoid && arrivedIn(loan, today) ? loan.lent : undefined),
  collected_today: ({ collected }) => unlessZero(collected.today),
  collected_month: ({ collected }) => unlessZero(collected.month),
};

const isBucket = (figure: PortfolioFigure): figure is LateBucket => LATE_BUCKETS.some((bucket) => bucket === figure);

const countOf = (figure: PortfolioFigure): Count => (isBucket(figure) ? ofBucket(figure) : COUNTS[figure]);

/** Returns the part of a figure that a loan is; undefined where the figure does not count it. */
export const partOf = (figure: PortfolioFigure, loan: PortfolioLoan, today: PlainDate): Centavos | undefined =>
  countOf(figure)(loan, today);

/** Lists every figure of some loans. */
export const figuresOf = (loans: readonly PortfolioLoan[], today: PlainDate) =>
  PORTFOLIO_FIGURES.map((figure) => {
    const parts = loans.flatMap((loan) => partOf(figure, loan, today) ?? []);
    return { figure, loans: parts.length, amount: sumCentavos(parts) };
  });

/** Lists the figures of every group of each kind, in the order of their keys. */
export const groupFigures = (loans: readonly GroupedLoan[], today: PlainDate) =>
  PORTFOLIO_GROUPINGS.flatMap((kind) =>
    [...Map.groupBy(loans, ({ groups }) => groups[kind])]
      .toSorted(([one], [other]) => one.localeCompare(other, 'es', { numeric: true }))
      .map(([key, own]) => ({ kind, key, figures: figuresOf(own, today) }))
      .filter(({ figures }) => figures.some(({ amount }) => amount > 0)),
  );
