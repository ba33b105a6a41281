import { plainWords } from '../../../kernel/crypto/references-in.ts';
import type { StatementLine } from '../reading/statement-line.ts';
import type { BooksFacts } from './books-facts.ts';
import type { LineMatch } from './line-match.ts';
import { bookedMoney, transferForLoan } from './money-rules.ts';
import { returnedPayout, sentPayout } from './payout-rules.ts';
import { type Books, type Named, type Rule, waits } from './rule.ts';
import { bookedSettlement, newSettlement } from './settlement-rules.ts';
import { wordsOfLine } from './words-of-line.ts';

/**
 * Matches each line, in their order. No entry of the books matches two lines, and nothing is to be booked that may be
 * in the books under another name: that waits for a person.
 */
export function matchLines(lines: readonly StatementLine[], facts: BooksFacts): readonly LineMatch[] {
  const named = facts.money.flatMap((money) => money.names.map((name) => ({ name, money })));
  const books: Books = {
    ...facts,
    moneyByName: Map.groupBy(named, ({ name }) => name),
    payoutByKey: new Map(facts.payouts.map((payout) => [payout.trackingKey, payout])),
    plainReferences: new Map(facts.settlements.map(({ ref, reference }) => [ref, plainWords(reference)])),
    used: new Set(facts.taken),
    settled: new Map(),
  };
  return lines.map((line) => {
    const named = { line, words: wordsOfLine(line) };
    const match = firstOf(line.amount > 0 ? CREDITS : DEBITS, named, books);
    if ('ref' in match) books.used.add(match.ref);
    if (match.state === 'settle')
      books.settled.set(match.account, (books.settled.get(match.account) ?? 0) + line.amount);
    return match;
  });
}

function firstOf(rules: readonly Rule[], named: Named, books: Books): LineMatch {
  for (const rule of rules) {
    const match = rule(named, books);
    if (match) return match;
  }
  return waits(named.line.amount > 0 ? 'no_reference' : 'unknown_debit');
}

const CREDITS: readonly Rule[] = [bookedSettlement, bookedMoney, returnedPayout, newSettlement, transferForLoan];
const DEBITS: readonly Rule[] = [bookedSettlement, sentPayout];
