import { chance } from '@lender/api/test/chance';
import { addDays } from '@lender/calculator';
import { balancesOf, extensionOptions, LEDGER_ACCOUNTS, positionOn } from '@lender/lending';
import { expect, test } from 'vitest';
import { differences } from './checks/differences.ts';
import { positionFigures } from './checks/position-figures.ts';
import { booksOf } from './independent-replay/books.ts';
import { extensionPrice } from './independent-replay/extension-price.ts';
import { figuresOn } from './independent-replay/figures.ts';
import { replay } from './independent-replay/replay.ts';
import { drawLife, drawTerms, upTo } from './random-lives.ts';

const LIVES = 1_500;

/** Draws lives of loans, each with a day on which it is checked. */
function* drawLives(count: number) {
  const drawn = chance(2026);
  for (let life = 0; life < count; life++) {
    const terms = drawTerms(drawn);
    const events = drawLife(drawn, terms);
    yield { terms, events, date: addDays(terms.payoutDate, upTo(drawn, 150)) };
  }
}

test('the figures of any life of a loan, and its books, are those of the independent replay', () => {
  for (const { terms, events, date } of drawLives(LIVES)) {
    const position = positionOn(terms, events, date);
    const found = differences(positionFigures(position), figuresOn(terms, events, date));
    const replayed = booksOf(replay(terms, events, date));
    const books = balancesOf(position);
    const booked = Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, books[account]]));
    const named = Object.fromEntries(Object.keys(replayed).map((account) => [account, booked[account] || 0]));
    expect([...found, ...differences(named, replayed)], JSON.stringify({ terms, events, date })).toEqual([]);
  }
});

test('every extension of a life costs what the independent replay says', () => {
  let offered = 0;
  for (const { terms, events } of drawLives(LIVES / 3)) {
    for (const date of terms.endDates) {
      const options = extensionOptions(terms, events, date);
      for (const { amountCentavos, commissionRate } of options.ok ? options.value : []) {
        const replayed = extensionPrice(terms, events, { date, rate: commissionRate });
        expect(amountCentavos, JSON.stringify({ terms, events, date })).toBe(replayed);
        offered++;
      }
    }
  }
  expect(offered).toBeGreaterThan(100);
});
