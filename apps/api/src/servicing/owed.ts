import {
  accruedOn,
  type BalancePeriod,
  daysBetween,
  type LoanTerms,
  ordinaryInterest,
  type PlainDate,
} from '@lender/calculator';
import { type InstalmentComponents, sumComponents } from '@lender/lending';
import { type Centavos, centavos, chargeWithIva, rate, sumCharges } from '@lender/money';
import type { Balances } from '../ledger/ledger.ts';

/** Principal that was paid back, and when. */
export interface PrincipalRepayment {
  readonly date: PlainDate;
  readonly principalCentavos: Centavos;
}

export interface OwedQuestion {
  readonly terms: LoanTerms;
  /** The loan's balances as booked. */
  readonly balances: Balances;
  /** In any order. */
  readonly repayments: readonly PrincipalRepayment[];
  readonly onDate: PlainDate;
}

/** What has been earned beyond what is booked, component by component; below zero when too much is booked. */
export interface AccrualDelta {
  readonly interestCentavos: number;
  readonly interestIvaCentavos: number;
  readonly feesCentavos: number;
  readonly feesIvaCentavos: number;
}

export interface Owed {
  readonly due: InstalmentComponents;
  readonly totalCentavos: Centavos;
  readonly delta: AccrualDelta;
}

const NONE = { netCentavos: centavos(0), ivaCentavos: centavos(0) };

/**
 * What a loan owes on a date, part by part. Interest runs on the principal that is still out, up to the due date; a
 * partial repayment lowers it from its own day on. On the due date of a loan that nobody touched this is exactly the
 * total that was signed.
 */
export function owedOn({ terms, balances, repayments, onDate }: OwedQuestion): Owed {
  const iva = rate(terms.rates.ivaRate);
  const periods = balancePeriods(terms, { repayments, onDate });
  const interest = chargeWithIva(
    ordinaryInterest({ periods, rates: terms.rates, discount: terms.discount.interest }),
    iva,
  );
  const { serviceFee, processingFee, withdrawalFee, invoicingFee } = accruedOn({ terms, onDate });
  const fees = sumCharges([serviceFee, processingFee, withdrawalFee, invoicingFee]);

  const delta = {
    // Income stands as a credit, below zero: what is earned and not booked yet is the rest.
    interestCentavos: interest.netCentavos + balances.interest_income,
    interestIvaCentavos: interest.ivaCentavos + balances.interest_iva_payable,
    feesCentavos: fees.netCentavos + balances.fee_income,
    feesIvaCentavos: fees.ivaCentavos + balances.fee_iva_payable,
  };
  const due: InstalmentComponents = {
    lateCharge: NONE,
    fees: atLeastZero(
      balances.fee_receivable + delta.feesCentavos,
      balances.fee_iva_receivable + delta.feesIvaCentavos,
    ),
    interest: atLeastZero(
      balances.interest_receivable + delta.interestCentavos,
      balances.interest_iva_receivable + delta.interestIvaCentavos,
    ),
    principalCentavos: centavos(balances.principal_receivable),
  };
  return { due, totalCentavos: sumComponents([due]), delta };
}

const atLeastZero = (net: number, iva: number) => ({
  netCentavos: centavos(Math.max(0, net)),
  ivaCentavos: centavos(Math.max(0, iva)),
});

/** The principal that was out, stretch by stretch, from the payout to the date or to the due date. */
function balancePeriods(
  terms: LoanTerms,
  { repayments, onDate }: Pick<OwedQuestion, 'repayments' | 'onDate'>,
): BalancePeriod[] {
  const lastDue = terms.dueDates.at(-1) ?? terms.dueDates[0];
  const end = onDate < lastDue ? onDate : lastDue;
  const inTime = repayments.filter(({ date }) => date < end).sort((one, other) => (one.date < other.date ? -1 : 1));
  const periods: BalancePeriod[] = [];
  let from = terms.payoutDate;
  let principal: number = terms.principalCentavos;
  for (const { date, principalCentavos } of [...inTime, { date: end, principalCentavos: centavos(0) }]) {
    periods.push({ principalCentavos: centavos(principal), days: Math.max(0, daysBetween(from, date)) });
    principal -= principalCentavos;
    if (date > from) from = date;
  }
  return periods;
}
