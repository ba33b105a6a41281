import type { getActiveLoan, Reply } from '@lender/contract';
import { centavos, formatPesos } from '@lender/money';

type Loan = Reply<typeof getActiveLoan>;

/** Principal that was owed for some days, at a rate. */
export interface Stretch {
  readonly principal: string;
  readonly days: number;
  /** Annual rate, in percent: `180.0`. */
  readonly percent: string;
}

/** One part of what settles a loan today, IVA included. */
export interface BreakdownLine {
  readonly part: 'principal' | 'interest' | 'fees' | 'lateCharge';
  readonly amount: string;
  /** Spans in which it was earned, where it grows by the day. */
  readonly stretches: readonly Stretch[];
  /** Amount of it that was already paid. */
  readonly paid: string | null;
}

const CHARGES = ['interest', 'fees', 'lateCharge'] as const;

/**
 * Returns the parts of what settles a loan today; together they are that amount. Parts of which nothing is owed are
 * left out.
 */
export function loanBreakdown({ position, explanations }: Pick<Loan, 'position' | 'explanations'>): BreakdownLine[] {
  const { principal } = position;
  const owed = CHARGES.map((part) => ({ part, ...position[part] })).filter(({ outstanding }) => outstanding.amount > 0);
  return [
    { part: 'principal', amount: formatPesos(principal.outstanding), stretches: [], paid: paidOf(principal.paid) },
    ...owed.map(({ part, outstanding, paid }) => ({
      part,
      amount: formatPesos(outstanding.amount),
      stretches: stretchesOf(explanations.find(({ key }) => key === `${part}.netCentavos`)),
      paid: paidOf(paid.amount),
    })),
  ];
}

const paidOf = (amount: number): string | null => (amount > 0 ? formatPesos(centavos(amount)) : null);

/** Returns the spans that an explanation names by `…Centavos` and `…Days`, under its one rate. */
function stretchesOf(explanation: Loan['explanations'][number] | undefined): Stretch[] {
  const inputs = explanation?.inputs ?? {};
  const rate = inputs.lateAnnualRate ?? inputs.annualRate;
  if (rate === undefined) return [];
  const percent = (100 * Number(rate)).toFixed(1);
  return Object.entries(inputs).flatMap(([name, amount]) => {
    const days = inputs[name.replace(/Centavos$/, 'Days')];
    if (!name.endsWith('Centavos') || typeof amount !== 'number' || typeof days !== 'number' || days === 0) return [];
    return [{ principal: formatPesos(centavos(amount)), days, percent }];
  });
}
