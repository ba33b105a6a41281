import { addDays, type PlainDate } from '@lender/calculator';
import type { BankLineReason } from '@lender/contract';
import type { ClearingAccount } from '@lender/lending';
import type { StatementLine } from '../reading/statement-line.ts';
import type { BookedMoney, BookedPayout, BooksFacts } from './books-facts.ts';
import type { LineMatch } from './line-match.ts';

/** A line with its words. */
export interface Named {
  readonly line: StatementLine;
  readonly words: string;
}
/** Matches a line, where the rule applies. */
export type Rule = (named: Named, books: Books) => LineMatch | undefined;

/** Books, and the matches of earlier lines. */
export interface Books extends BooksFacts {
  readonly moneyByName: ReadonlyMap<string, readonly { readonly money: BookedMoney }[]>;
  readonly payoutByKey: ReadonlyMap<string, BookedPayout>;
  readonly plainReferences: ReadonlyMap<string, string>;
  /** Grows line by line: no booking is matched to two lines. */
  readonly used: Set<string>;
  /** Amounts by which earlier lines settled each account. */
  readonly settled: Map<ClearingAccount, number>;
}

/** Marks a line that a person has to review. */
export const waits = (reason: BankLineReason): LineMatch => ({ state: 'exception', reason });

/** Returns a check whether a day is at most so many days away. */
export function near(date: PlainDate, days: number): (other: PlainDate) => boolean {
  const [from, to] = [addDays(date, -days), addDays(date, days)];
  return (other) => other >= from && other <= to;
}
