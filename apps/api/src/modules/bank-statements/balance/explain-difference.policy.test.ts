import { type PlainDate, plainDate } from '@lender/calculator';
import { BANK_LINE_STATES } from '@lender/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NamedEntry, StatedLine } from './bank-and-books.ts';
import { explainDifference, openingName } from './explain-difference.policy.ts';

const day: PlainDate = plainDate('2026-11-20');
const account = { account: '1234', from: day, opening: 0, closing: 0 };
const line = (id: string, amount: number, change: Partial<StatedLine> = {}): StatedLine => ({
  ...{ id, account: '1234', date: day, name: id, amount, state: 'matched', ref: id },
  ...change,
});
const entry = (name: string, amount: number): NamedEntry => ({ name, date: day, amount });
const causes = (...found: Parameters<typeof explainDifference>) =>
  explainDifference(...found).map(({ cause, name, amount }) => [cause, name, amount]);

test('a bank whose every line is in the books has no difference to explain', () => {
  const accounts = [{ ...account, opening: 500, closing: 650 }];
  const entries = [entry(openingName('1234'), 500), entry('a', 200), entry('b', -50)];
  expect(causes({ accounts, lines: [line('a', 200), line('b', -50)], entries })).toEqual([]);
});

test('an opening balance that is not in the books is a cause of its own', () => {
  expect(causes({ accounts: [{ ...account, opening: 500, closing: 500 }], lines: [], entries: [] })).toEqual([
    ['opening', openingName('1234'), 500],
  ]);
});

test('lines that wait, and entries that no statement has, are named one by one', () => {
  const lines = [
    line('fee', -58, { state: 'exception', ref: null }),
    line('asked', 10, { state: 'asked', ref: 'payment:1' }),
    line('aside', 4, { state: 'aside', ref: null }),
  ];
  const accounts = [{ ...account, closing: -44 }];
  expect(causes({ accounts, lines, entries: [entry('payout:1', -900)] })).toEqual([
    ['line_waiting', 'fee', -58],
    ['line_asked', 'asked', 10],
    ['line_aside', 'aside', 4],
    ['not_at_bank', 'payout:1', 900],
  ]);
});

test('a payment that was reversed at the bank’s own account is no difference', () => {
  const entries = [entry('payment:1', 70), entry('payment:1', -70)];
  expect(causes({ accounts: [account], lines: [], entries })).toEqual([]);
});

test('a statement that is missing between two others is a cause of its own', () => {
  const accounts = [{ ...account, closing: 100 }];
  expect(causes({ accounts, lines: [line('a', 70)], entries: [entry('a', 70)] })).toEqual([
    ['missing_lines', '1234', 30],
  ]);
});

const amount = fc.integer({ min: -100_000, max: 100_000 });
const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', openingName('1234'));
const lines = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    amount,
    state: fc.constantFrom(...BANK_LINE_STATES),
    ref: fc.constantFrom('a', 'b', 'c', 'd'),
  }),
  { selector: ({ ref }) => ref },
);
const entries = fc.array(fc.record({ name, amount }));

test('the causes always add up to the balance of the bank less that of the books', () => {
  fc.assert(
    fc.property(amount, amount, lines, entries, (opening, closing, stated, booked) => {
      const items = explainDifference({
        accounts: [{ ...account, opening, closing }],
        lines: stated.map(({ id, ...change }) => line(id, change.amount, change)),
        entries: booked.map((one) => entry(one.name, one.amount)),
      });
      const sum = (some: readonly { readonly amount: number }[]) => some.reduce((total, one) => total + one.amount, 0);
      expect(sum(items)).toBe(closing - sum(booked));
      expect(items.every((item) => item.amount !== 0)).toBe(true);
    }),
  );
});
