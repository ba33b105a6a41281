import type { ServicedLoan } from '@lender/api/modules/loans';
import type { PlainDate } from '@lender/calculator';
import { balancesOf, LEDGER_ACCOUNTS, LOAN_CHARGES, type LoanPosition, payoffQuote, positionOn } from '@lender/lending';
import { type BrokenPromise, kept } from './broken-promise.ts';
import { grossOf, grossOfCharges } from './gross-of.ts';
import { mostEver } from './most-ever.ts';
import { principalParts, unaccounted } from './principal.ts';

/** Balance of each account for a loan; an account without a balance may be left out. */
export type LoanBalances = ReadonlyMap<string, number>;

/** Checks every promise about one loan. */
export function checkLoan(
  loan: ServicedLoan,
  { booked, today }: { readonly booked: LoanBalances; readonly today: PlainDate },
): BrokenPromise[] {
  const { terms, events, record } = loan;
  const position = loan.positionOn(record.booked_on ?? today);
  const target = balancesOf(position);
  const differing = LEDGER_ACCOUNTS.filter((account) => (booked.get(account) ?? 0) !== target[account]);
  const replayed = positionOn(terms, events.toReversed(), position.date);
  const most = mostEver(loan, position);
  const parts = principalParts(position);
  const broken = [
    ...kept('position = ledger', differing.length === 0, { differing, booked: Object.fromEntries(booked), target }),
    ...kept('position = replay in any order', JSON.stringify(replayed) === JSON.stringify(position), events),
    ...kept('what was lent is paid, owed, given up, written off or sold', unaccounted(parts) === 0, parts),
    ...kept('what is owed is its parts', isSumOfParts(position), position),
    ...kept('nobody owes more than the itemised total', owedOverLife(position) <= most, { most, position }),
    ...kept('what is quoted is what settles, part by part', quoteSettles(loan, today), events),
  ];
  return broken.map((promise) => ({ ...promise, loanId: record.id }));
}

/** Returns the principal and everything that was charged, whatever of it was paid since, in centavos. */
const owedOverLife = (position: LoanPosition): number =>
  position.books.disbursedCentavos + grossOfCharges(position, 'charged');

/** Checks that what is owed is exactly the sum of its parts, and no part is negative. */
function isSumOfParts(position: LoanPosition): boolean {
  const { principal, charges, outstandingCentavos } = position;
  const parts = Object.values(charges).flatMap(({ outstanding }) => [outstanding.netCentavos, outstanding.ivaCentavos]);
  const owed = principal.outstanding + grossOfCharges(position, 'outstanding');
  return owed === outstandingCentavos && Math.min(principal.outstanding, ...parts) >= 0;
}

/** Checks that a borrower who pays today what is quoted for today pays exactly the quoted parts, and owes nothing. */
function quoteSettles({ terms, events, positionOn: on }: ServicedLoan, today: PlainDate): boolean {
  const quote = payoffQuote(terms, events, today);
  const before = on(today);
  // While the contract can be cancelled, returning the money received settles it.
  if (!quote.ok || before.state !== 'open' || before.withdrawal) return true;
  const { totalCentavos: amountCentavos } = quote.value;
  const at = `${today}T23:59:59.999Z`;
  const payment = { kind: 'payment', id: 'quoted', valueDate: today, at, amountCentavos, method: 'paynet' } as const;
  const after = positionOn(terms, [...events, payment], today);
  const arePartsPaid =
    after.principal.paid === before.principal.paid + quote.value.principalCentavos &&
    LOAN_CHARGES.every(
      ({ name }) =>
        grossOf(after.charges[name].paid) === grossOf(before.charges[name].paid) + grossOf(quote.value[name]),
    );
  return arePartsPaid && after.outstandingCentavos === 0 && after.creditCentavos === before.creditCentavos;
}
