import { addDays, type PlainDate } from '@lender/calculator';
import {
  balancesOf,
  type LoanPosition,
  PRINCIPAL_ACCOUNT,
  paidBetween,
  perReceivable,
  RECEIVABLE_ACCOUNTS,
} from '@lender/lending';
import { type Centavos, centavos, sumCentavos } from '@lender/money';
import type { ReportPeriod } from '../report-period.policy.ts';
import type { OwedLoan } from './aged-portfolio.policy.ts';
import { isPastDue } from './past-due.policy.ts';
import { provisionOf } from './provision.policy.ts';

/** What the portfolio counts of one loan on a day. */
export interface PortfolioLoan extends OwedLoan {
  /** Day on which the money arrived. */
  readonly arrivedOn: PlainDate;
  /** True while the loan is open: it is neither paid, nor ended, nor a loss. */
  readonly isOwed: boolean;
  readonly principal: Centavos;
  readonly isPastDue: boolean;
  readonly provision: Centavos;
  readonly lent: Centavos;
  /** True when the contract was cancelled by its borrower, or is void. */
  readonly isVoid: boolean;
  /** Amount that payments of the month paid of the debt, until the day; `today` is the part of it of that day. */
  readonly collected: { readonly month: Centavos; readonly today: Centavos };
}

/** Facts of a loan, from which the portfolio takes it. */
interface LoanFacts {
  /** Number of agreed payments. */
  readonly payments: number;
  readonly positionOn: (date: PlainDate) => LoanPosition;
}

/**
 * Returns what the portfolio counts of a loan on the last day of a period, which begins with its month; undefined before
 * the money arrived. All that it owes is what the ledger books for this position.
 */
export function toPortfolioLoan({ payments, positionOn }: LoanFacts, period: ReportPeriod): PortfolioLoan | undefined {
  const position = positionOn(period.to);
  const { startDate, state, daysLate, books } = position;
  if (startDate === undefined) return undefined;
  const balances = balancesOf(position);
  const owed = perReceivable((account) => balances[account]);
  const principal = centavos(owed[PRINCIPAL_ACCOUNT]);
  const late = { daysLate, payments };
  const total = centavos(RECEIVABLE_ACCOUNTS.reduce((sum, account) => sum + owed[account], 0));
  return {
    ...{ daysLate, owed, principal, arrivedOn: startDate },
    isOwed: state === 'open',
    isPastDue: isPastDue(late),
    provision: provisionOf({ daysLate, isPastDue: isPastDue(late), principal, owed: total }),
    lent: books.disbursedCentavos,
    isVoid: state === 'annulled' || state === 'withdrawn',
    collected: {
      month: collectedIn(position, period, positionOn),
      today: collectedIn(position, { from: period.to, to: period.to }, positionOn),
    },
  };
}

/**
 * Returns the part of a loan's debt that payments of a period paid. An excess is left out, since it is given back; so is
 * a payment that was reversed, and one that belongs to the buyer of the loan.
 */
function collectedIn(
  { payments, books }: LoanPosition,
  { from, to }: ReportPeriod,
  positionOn: LoanFacts['positionOn'],
): Centavos {
  const paid = payments.filter(({ valueDate }) => valueDate >= from && valueDate <= to);
  const all = paidBetween(paid, from, to);
  const before = books.forBuyerCentavos > 0 ? positionOn(addDays(from, -1)).books.forBuyerCentavos : 0;
  const forBuyer = books.forBuyerCentavos - before;
  if (forBuyer > 0) return centavos(Math.max(0, all - forBuyer));
  return centavos(all - sumCentavos(paid.map(({ overpaymentCentavos }) => overpaymentCentavos)));
}
