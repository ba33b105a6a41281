import type { Lender } from '@lender/api/test/loans/lender';
import type { PlainDate } from '@lender/calculator';
import type { BankWorld } from '../bank/bank-world.ts';
import { streamOf } from '../stream.ts';
import type { Tally } from '../tally.ts';
import { type BrokenPromise, kept } from './broken-promise.ts';
import { checkBooks } from './check-books.ts';
import { checkDates } from './check-dates.ts';
import { checkLoan } from './check-loan.ts';
import { checkPaper } from './check-paper.ts';
import { checkReplay } from './check-replay.ts';
import { openLoansToCheck } from './loans-to-check.ts';
import { type PrincipalParts, principalParts, unaccounted } from './principal.ts';
import { readChecked } from './read-checked.ts';
import { openRunningBooks } from './running-books.ts';
import { checkShown } from './shown/check-shown.ts';

/** Share of loans whose borrower looks at the page, and share of those borrowers who read their documents too. */
const SHOWN = 0.2;
const READ = 0.3;

interface Checked {
  readonly world: BankWorld;
  readonly tally: Tally;
  readonly seed: number;
}

interface Day {
  readonly day: number;
  readonly today: PlainDate;
  /** True when all books are read again, and every loan is checked. */
  readonly whole: boolean;
}

/**
 * Checks every promise about money at the end of each day: of the books as a whole, of each loan to which something
 * happened, and of all loans together, whose principal changes by nothing else.
 */
export function openChecks(server: Lender, { world, tally, seed }: Checked) {
  const { db } = server.services;
  const readBooks = openRunningBooks(db);
  const loansToCheck = openLoansToCheck(db, seed);
  const principal = new Map<string, PrincipalParts>();
  return async ({ day, today, whole }: Day): Promise<BrokenPromise[]> => {
    const books = await readBooks({ whole });
    const broken = checkBooks(books, world);
    const shown = streamOf(seed, 'shown', day);
    for await (const { loan, booked } of readChecked(db, await loansToCheck({ day, whole }))) {
      broken.push(
        ...checkLoan(loan, { booked, today }),
        ...checkReplay(loan, { booked, today }),
        ...checkDates(loan, world),
      );
      if (!principal.has(loan.record.id)) broken.push(...checkPaper(loan));
      if (shown.next() < SHOWN)
        broken.push(...(await checkShown(loan, { server, tally, today, withPapers: shown.next() < READ })));
      principal.set(loan.record.id, principalParts(loan.positionOn(loan.record.booked_on ?? today)));
    }
    const all = sumOf([...principal.values()]);
    const [arrived, back] = [world.arrivedCentavos(), world.givenBackCentavos()];
    const receivable = books.balances.get('principal_receivable') ?? 0;
    return [
      ...broken,
      ...kept('what went back is booked, once', all.givenBack === back, { books: all.givenBack, world: back }),
      ...kept('what arrived was lent, once', all.disbursed === arrived, { lent: all.disbursed, world: arrived }),
      ...kept(
        'what was lent is paid, owed, given up, written off or sold, over all loans',
        unaccounted(all) === 0,
        all,
      ),
      ...kept('what is owed is what the ledger says', all.owed === receivable, { owed: all.owed, ledger: receivable }),
    ];
  };
}

const sumOf = (all: readonly PrincipalParts[]): PrincipalParts => {
  const sum = (part: keyof PrincipalParts) => all.reduce((total, one) => total + one[part], 0);
  return {
    disbursed: sum('disbursed'),
    lentAgain: sum('lentAgain'),
    paid: sum('paid'),
    owed: sum('owed'),
    writtenOff: sum('writtenOff'),
    sold: sum('sold'),
    givenUp: sum('givenUp'),
    givenBack: sum('givenBack'),
  };
};
