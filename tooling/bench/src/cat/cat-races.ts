import { type CashFlow, effectiveAnnualRate } from '@lender/calculator';
import { xirr as nodeXirr } from 'node-irr';
import xirr from 'xirr';
import { type Race, raceOver } from '../race.ts';

const DAY_MS = 86_400_000;
const PAYOUT_MS = Date.parse('2026-01-01T00:00:00Z');
const TOLERANCE = 1e-6;

/** One loan, in the format of each contender. */
interface Loan {
  readonly advanced: number;
  readonly payments: readonly CashFlow[];
  readonly dated: readonly { readonly amount: number; readonly when: Date; readonly date: Date }[];
}

/** Races the CAT of short loans and of a year's instalments. */
export function catRaces(): Race[] {
  const principals = Array.from({ length: 16 }, (_, at) => 1000 + 250 * at);
  const jobs: Readonly<Record<string, (principal: number) => Loan>> = {
    'one payment, 30 days': (principal) => loanOf(principal, [{ amount: principal * 1.2, days: 30 }]),
    'one payment, 7 days': (principal) => loanOf(principal, [{ amount: principal * 1.5, days: 7 }]),
    '12 payments': (principal) =>
      loanOf(
        principal,
        Array.from({ length: 12 }, (_, at) => ({ amount: principal / 9, days: 30 * (at + 1) })),
      ),
  };
  const contenders = {
    floor: newton,
    '@lender/calculator': ({ advanced, payments }: Loan) => {
      const found = effectiveAnnualRate({ advances: [{ amount: advanced, years: 0 }], payments });
      return found.ok ? found.value : Number.NaN;
    },
    'xirr 1.1.0': orNothing((loan) => xirr(loan.dated)),
    'node-irr 2.0.5': orNothing((loan) => (1 + nodeXirr([...loan.dated]).rate) ** 365 - 1),
  };
  return Object.entries(jobs).map(([name, loan]) =>
    raceOver(name, { inputs: principals.map(loan), contenders, isRight: settles }),
  );
}

/** Applies Newton's method to the logarithm of 1 + rate, which suffices for a well-behaved loan. */
function newton({ advanced, payments }: Loan): number {
  let log = 0;
  for (let step = 0; step < 100; step++) {
    let worth = 0;
    let slope = 0;
    for (const { amount, years } of payments) {
      const discounted = amount * Math.exp(-log * years);
      worth += discounted;
      slope += discounted * years;
    }
    const next = log + (Math.log(worth / advanced) * worth) / slope;
    if (Math.abs(next - log) < 1e-13) return Math.expm1(next);
    log = next;
  }
  return Number.NaN;
}

/** Tells whether a rate is right: at the right rate the payments are worth the advance. */
function settles(rate: unknown, { advanced, payments }: Loan): boolean {
  const worth = payments.reduce((sum, { amount, years }) => sum + amount / (1 + Number(rate)) ** years, 0);
  return Math.abs(worth / advanced - 1) < TOLERANCE;
}

function orNothing(solve: (loan: Loan) => number): (loan: Loan) => number {
  return (loan) => {
    try {
      return solve(loan);
    } catch {
      return Number.NaN;
    }
  };
}

function loanOf(advanced: number, payments: readonly { readonly amount: number; readonly days: number }[]): Loan {
  const flows = [{ amount: -advanced, days: 0 }, ...payments];
  return {
    advanced,
    payments: payments.map(({ amount, days }) => ({ amount, years: days / 365 })),
    dated: flows.map(({ amount, days }) => {
      const date = new Date(PAYOUT_MS + days * DAY_MS);
      return { amount, when: date, date };
    }),
  };
}
