import { addDays, plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StatementLine } from '../reading/statement-line.ts';
import type { BooksFacts } from './books-facts.ts';
import { matchLines } from './match-lines.policy.ts';

const today = plainDate('2026-11-23');
const NUMBER = 'AB23CD45EF';
const LOAN = { id: 'loan', clientId: 'client', isPaidOut: true };
const line = (change: Partial<Omit<StatementLine, 'amount'>> & { readonly amount?: number } = {}): StatementLine => ({
  ...{ line: 2, date: today, balance: centavos(0), reference: null, trackingKey: null, description: 'ABONO' },
  ...change,
  amount: centavos(change.amount ?? 10_000),
});
const NONE: BooksFacts = {
  ...{ today, settlements: [], money: [], payouts: [], asked: [], loans: new Map(), taken: new Set() },
  unsettled: () => 0,
};
const settlement = {
  ...({
    ref: 'settlement:openpay_store_clearing:LIQ-1',
    account: 'openpay_store_clearing',
    reference: 'LIQ-1',
  } as const),
  ...{ net: 10_000, date: today },
};
const money = {
  ...({ ref: 'payment:bank_transfer:MX1', kind: 'payment', isAtBank: true, names: ['MX1'] } as const),
  ...{ amount: 10_000, date: today, loanId: 'loan' },
};
const payout = {
  ...{ ref: 'payout:1', returnRef: 'payout_return:1', trackingKey: 'MX7', amount: 10_000 },
  ...{ isSent: true, isReturned: false },
};
const loans = new Map([[NUMBER, LOAN]]);
const evenAt = (amount: number) => (account: string) => (account === 'openpay_spei_clearing' ? amount : 0);
const waits = (reason: string) => ({ state: 'exception', reason });

describe('the match of a line', () => {
  test.each<[string, Parameters<typeof line>[0], Partial<BooksFacts>, object]>([
    [
      'a settlement that somebody typed in',
      { description: 'OPENPAY PAGO LIQ 1 NOV' },
      { settlements: [settlement] },
      { state: 'matched', kind: 'settlement', ref: settlement.ref },
    ],
    [
      'a settlement of another amount',
      { reference: 'LIQ-1', amount: 9_999 },
      { settlements: [settlement] },
      waits('amount_differs'),
    ],
    [
      'a settlement that may be typed in under another name',
      { reference: 'X9', description: 'OPENPAY' },
      { settlements: [settlement], unsettled: evenAt(10_000) },
      waits('possible_duplicate'),
    ],
    [
      'a settlement that leaves its account even',
      { reference: 'X9', description: 'SPEI OPENPAY' },
      { unsettled: evenAt(10_000) },
      {
        state: 'settle',
        account: 'openpay_spei_clearing',
        ref: 'settlement:openpay_spei_clearing:X9',
        reference: 'X9',
      },
    ],
    [
      'a settlement less a fee that nobody told',
      { reference: 'X9', description: 'OPENPAY' },
      { unsettled: evenAt(10_290) },
      waits('settlement_unknown'),
    ],
    [
      'a settlement of one of two accounts',
      { reference: 'X9', description: 'OPENPAY' },
      { unsettled: () => 10_000 },
      waits('settlement_unknown'),
    ],
    [
      'a settlement without a reference',
      { description: 'OPENPAY' },
      { unsettled: evenAt(10_000) },
      waits('settlement_unknown'),
    ],
    [
      'a payment of its clave de rastreo',
      { trackingKey: 'MX1' },
      { money: [money] },
      { state: 'matched', kind: 'payment', ref: money.ref },
    ],
    [
      'a payment of its reference',
      { reference: 'MX1' },
      { money: [money] },
      { state: 'matched', kind: 'payment', ref: money.ref },
    ],
    [
      'none of a year ago with the same small reference',
      { reference: 'MX1' },
      { money: [{ ...money, date: addDays(today, -365) }] },
      waits('no_reference'),
    ],
    ['less than was typed in', { trackingKey: 'MX1', amount: 9_000 }, { money: [money] }, waits('amount_differs')],
    [
      'money that a provider has',
      { trackingKey: 'MX1' },
      { money: [{ ...money, isAtBank: false }] },
      waits('wrong_account'),
    ],
    [
      'a payout',
      { trackingKey: 'MX7', amount: -10_000 },
      { payouts: [payout] },
      { state: 'matched', kind: 'payout', ref: 'payout:1' },
    ],
    ['a payout of another amount', { trackingKey: 'MX7', amount: -1 }, { payouts: [payout] }, waits('amount_differs')],
    [
      'a payout that came back',
      { trackingKey: 'MX7' },
      { payouts: [{ ...payout, isReturned: true }] },
      { state: 'matched', kind: 'payout_return', ref: 'payout_return:1' },
    ],
    ['a return that nobody told of', { trackingKey: 'MX7' }, { payouts: [payout] }, waits('return_not_told')],
    [
      'a transfer for a loan',
      { trackingKey: 'MX8', description: `SPEI PAGO ${NUMBER.toLowerCase()}` },
      { loans },
      { state: 'ask', loanId: 'loan', clientId: 'client', ref: 'payment:bank_transfer:MX8', reference: 'MX8' },
    ],
    [
      'a transfer for a loan that somebody typed in under another name',
      { trackingKey: 'MX8', description: NUMBER },
      { loans, money: [money] },
      waits('possible_duplicate'),
    ],
    [
      'a transfer that somebody asked for',
      { trackingKey: 'MX8', description: NUMBER },
      {
        loans,
        asked: [
          { approvalId: 'a', ref: 'payment:bank_transfer:MX8', loanId: 'loan', reference: 'MX8', amount: 10_000 },
        ],
      },
      { state: 'asked', ref: 'payment:bank_transfer:MX8', approvalId: 'a' },
    ],
    [
      'a transfer for a loan that was never paid out',
      { description: NUMBER },
      { loans: new Map([[NUMBER, { ...LOAN, isPaidOut: false }]]) },
      waits('loan_not_payable'),
    ],
    [
      'a transfer that names two loans',
      { description: `${NUMBER} ZZ23CD45EF` },
      {
        loans: new Map([
          [NUMBER, LOAN],
          ['ZZ23CD45EF', LOAN],
        ]),
      },
      waits('several_loans'),
    ],
    ['money of nobody', {}, {}, waits('no_reference')],
    ['a charge of nobody', { amount: -1 }, {}, waits('unknown_debit')],
  ])('the rules match a line: %s', (_, change, facts, expected) => {
    expect(matchLines([line(change)], { ...NONE, ...facts })).toEqual([expected]);
  });

  test('a line never matches an entry that another line has', () => {
    const twice = [line({ trackingKey: 'MX1' }), line({ trackingKey: 'MX1' })];
    expect(matchLines(twice, { ...NONE, money: [money] })).toEqual([
      { state: 'matched', kind: 'payment', ref: money.ref },
      waits('no_reference'),
    ]);
    const settled = [
      line({ reference: 'A1', description: 'OPENPAY' }),
      line({ reference: 'A2', description: 'OPENPAY' }),
    ];
    expect(matchLines(settled, { ...NONE, unsettled: evenAt(10_000) }).map(({ state }) => state)).toEqual([
      'settle',
      'exception',
    ]);
    expect(
      matchLines([line({ trackingKey: 'MX1' })], { ...NONE, money: [money], taken: new Set([money.ref]) }),
    ).toEqual([waits('no_reference')]);
  });
});

const drawn = fc.record({
  amount: fc.integer({ min: -3, max: 3 }).filter((value) => value !== 0),
  reference: fc.constantFrom(null, 'LIQ-1', 'LIQ-2', 'MX1'),
  trackingKey: fc.constantFrom(null, 'MX1', 'MX2', 'MX7'),
  description: fc.constantFrom('OPENPAY', NUMBER, 'ABONO', `BELVO ${NUMBER}`),
});
const facts = fc.record({
  settlements: fc.array(
    fc.integer({ min: -3, max: 3 }).map((net) => ({ ...settlement, ref: `s:${net}`, net })),
    { maxLength: 3 },
  ),
  money: fc.array(
    fc.integer({ min: 1, max: 3 }).map((amount) => ({ ...money, ref: `m:${amount}`, amount })),
    { maxLength: 3 },
  ),
  payouts: fc.array(
    fc.integer({ min: 1, max: 3 }).map((amount) => ({ ...payout, amount })),
    { maxLength: 2 },
  ),
});

test('every line is in the books, asked for, or waits; and no entry of the books matches two lines', () => {
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 60 }), facts, (lines, books) => {
      const read = lines.map((change) => line(change));
      const matches = matchLines(read, { ...NONE, ...books, loans, unsettled: evenAt(2) });
      const sum = (of: readonly StatementLine[]) => of.reduce((total, { amount }) => total + amount, 0);
      const ofState = (isWaiting: boolean) =>
        read.filter((_, at) => (matches[at]?.state === 'exception') === isWaiting);
      expect(sum(ofState(true)) + sum(ofState(false))).toBe(sum(read));
      const refs = matches.flatMap((match) => ('ref' in match ? [match.ref] : []));
      expect(new Set(refs).size).toBe(refs.length);
      const settled = matches.flatMap((match, at) => (match.state === 'settle' ? [read[at]?.amount ?? 0] : []));
      return settled.reduce((total, value) => total + value, 0) <= 2;
    }),
  );
});

test('ten thousand lines beside a busy month all get a match', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) =>
    line({ amount: at + 1, trackingKey: `MX${at}`, reference: `R${at}`, description: `SPEI ${NUMBER} OPENPAY` }),
  );
  const settlements = Array.from({ length: 300 }, (_, at) => ({
    ...settlement,
    ref: `s:${at}`,
    reference: `LIQ-${at}`,
  }));
  expect(matchLines(lines, { ...NONE, settlements, loans })).toHaveLength(10_000);
});
