import type { ServicedLoan } from '@lender/api/modules/loans';
import type { PlainDate } from '@lender/calculator';
import { booksOf } from '../independent-replay/books.ts';
import { figuresOn } from '../independent-replay/figures.ts';
import { replay } from '../independent-replay/replay.ts';
import { type BrokenPromise, kept } from './broken-promise.ts';
import type { LoanBalances } from './check-loan.ts';
import { differences } from './differences.ts';
import { positionFigures } from './position-figures.ts';

/** Checks that every figure of a loan, and its balances in the ledger, equal those of the independent replay. */
export function checkReplay(
  { terms, events, positionOn, record }: ServicedLoan,
  { booked, today }: { readonly booked: LoanBalances; readonly today: PlainDate },
): BrokenPromise[] {
  const differing = differences(positionFigures(positionOn(today)), figuresOn(terms, events, today));
  const books = booksOf(replay(terms, events, record.booked_on ?? today));
  const named = Object.fromEntries(Object.keys(books).map((account) => [account, booked.get(account) ?? 0]));
  differing.push(...differences(named, books));
  return kept('position = independent replay', differing.length === 0, { differing, terms, events }).map((broken) => ({
    ...broken,
    loanId: record.id,
  }));
}
