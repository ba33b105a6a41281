import { addDays, PAY_CYCLES, plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankMovement, BankSnapshot } from '../../../providers/belvo/port.ts';
import { isSamePerson } from '../../clients/index.ts';
import { bankFacts, READ_DAYS } from './bank-facts.policy.ts';
import { monthlyIncome, regularCycles } from './income.policy.ts';
import { countOverdrafts } from './overdrafts.policy.ts';

const TODAY = plainDate('2026-05-31');

const movement = (daysAgo: number, amount: number, change: Partial<BankMovement> = {}): BankMovement => ({
  accountId: 'a1',
  date: addDays(TODAY, -daysAgo),
  centavos: centavos(amount),
  balanceCentavos: null,
  isIncome: amount > 0,
  ...change,
});
const asked = (movements: readonly BankMovement[], payCycle: (typeof PAY_CYCLES)[number] = 'monthly') => ({
  movements,
  payCycle,
  today: TODAY,
  days: READ_DAYS,
});
const paid = (...daysAgo: readonly number[]) => daysAgo.map((days) => movement(days, 1_000_000));

const anyMovement = fc
  .record({
    daysAgo: fc.nat({ max: 120 }),
    amount: fc.integer({ min: -5_000_000, max: 5_000_000 }),
    isIncome: fc.boolean(),
  })
  .map(({ daysAgo, amount, isIncome }) => movement(daysAgo, amount, { isIncome: isIncome && amount > 0 }));
const anyMovements = fc.array(anyMovement, { maxLength: 40 });
const anyCycle = fc.constantFrom(...PAY_CYCLES);

describe('regular cycles', () => {
  test.each([
    ['on the 1st of each month, on its 31st day', 'monthly', [30, 60, 91], 3],
    ['yesterday and the months before', 'monthly', [1, 31, 60, 92], 3],
    ['today only', 'monthly', [0], 1],
    ['a month late', 'monthly', [60, 90], 0],
    ['with a month between', 'monthly', [10, 80], 1],
    ['twice a month, told monthly', 'monthly', [1, 16, 31, 46, 61, 76, 90], 3],
    ['each week', 'weekly', [3, 10, 17, 24], 3],
    ['each week until three weeks ago', 'weekly', [21, 28, 35], 0],
    ['each fortnight', 'biweekly', [5, 19, 33, 47], 4],
    ['on the 15th and the last day', 'semi_monthly', [0, 16, 31, 46], 3],
  ] as const)('regular cycles are counted for income paid %s', (_, cycle, daysAgo, cycles) => {
    expect(regularCycles(asked(paid(...daysAgo), cycle))).toBe(cycles);
  });

  test('a small deposit is not counted as a payday', () => {
    expect(regularCycles(asked([...paid(10, 41), movement(75, 100)]))).toBe(2);
  });

  test('regular cycles are at most as many as there are days with income', () => {
    fc.assert(
      fc.property(anyMovements, anyCycle, (movements, cycle) => {
        const days = new Set(movements.filter(({ isIncome }) => isIncome).map(({ date }) => date));
        const cycles = regularCycles(asked(movements, cycle));
        expect(cycles).toBeGreaterThanOrEqual(0);
        expect(cycles).toBeLessThanOrEqual(days.size);
      }),
    );
  });

  test('regular cycles and a month’s income do not depend on order, or on deposits that are no income', () => {
    fc.assert(
      fc.property(anyMovements, anyCycle, (movements, cycle) => {
        const incomes = movements.filter(({ isIncome }) => isIncome);
        for (const same of [movements.toReversed(), incomes])
          expect([regularCycles(asked(same, cycle)), monthlyIncome(asked(same, cycle))]).toEqual([
            regularCycles(asked(movements, cycle)),
            monthlyIncome(asked(movements, cycle)),
          ]);
      }),
    );
  });
});

describe('a month’s income', () => {
  test.each([
    ['of three months', paid(30, 60, 91), 997_267],
    ['of a person who stopped working', paid(50, 80), 608_333],
    ['of one deposit', paid(3), 304_166],
    ['of a rush of deposits', paid(0, 1), 608_333],
    ['of nobody', [], 0],
  ])('a month’s income is estimated: %s', (_, movements, centavosAMonth) => {
    expect(monthlyIncome(asked(movements))).toBe(centavosAMonth);
  });

  test('a month’s income is never more than all deposits, spread over two months', () => {
    fc.assert(
      fc.property(anyMovements, anyCycle, (movements, cycle) => {
        const total = movements.reduce((sum, { isIncome, centavos: amount }) => sum + (isIncome ? amount : 0), 0);
        expect(monthlyIncome(asked(movements, cycle))).toBeLessThanOrEqual(Math.ceil((total / 60) * 31));
      }),
    );
  });
});

describe('overdrafts', () => {
  const account = (balance: number) => ({ id: 'a1', balanceCentavos: centavos(balance) });
  const below = (...balances: readonly (number | null)[]) =>
    balances
      .map((balance, index) =>
        movement(balances.length - index, -100, { balanceCentavos: balance === null ? null : centavos(balance) }),
      )
      .toReversed();

  test.each([
    ['never', [100, 50, 20], 20, 0],
    ['once, for a while', [100, -10, -20, 30], 30, 1],
    ['twice, and below zero still', [100, -10, 20, -30], -30, 2],
    ['from the beginning', [-10, 20], 20, 1],
    ['only since the last movement', [10], -1, 1],
    ['where some balances are unknown', [null, -10, null, -20, 5], 5, 1],
  ])('overdrafts are counted: %s', (_, balances, now, count) => {
    expect(countOverdrafts({ accounts: [account(now)], movements: below(...balances) })).toBe(count);
  });

  test('overdrafts are unknown where the bank reports no balances, unless the account is below zero', () => {
    expect(countOverdrafts({ accounts: [account(10)], movements: below(null, null) })).toBeUndefined();
    expect(countOverdrafts({ accounts: [account(-10)], movements: below(null) })).toBe(1);
  });

  test('overdrafts of one account are not those of another', () => {
    const other = below(-1, 1).map((one) => ({ ...one, accountId: 'a2' }));
    expect(countOverdrafts({ accounts: [account(10)], movements: other })).toBe(0);
  });
});

describe('the same person', () => {
  test.each([
    ['ANA ROBLES LUNA', 'Ana Robles Luna'],
    ['ROBLES LUNA ANA', 'Ana Robles Luna'],
    ['Ana María Robles Luna', 'Ana Robles'],
    ['ROBLES LUNA ANA M', 'Ana María Robles Luna'],
    ['JOSE DE LA CRUZ PENA', 'José Cruz Peña'],
    ['ROBLES/LUNA,ANA', 'Ana Robles Luna'],
  ])('the names %s and %s are of the same person', (owner, person) => {
    expect(isSamePerson(owner, person)).toBe(true);
    expect(isSamePerson(person, owner)).toBe(true);
  });

  test.each([
    ['Juan Robles Luna', 'Ana Robles Luna'],
    ['ERNESTO SALAS IBARRA', 'Ana Robles Luna'],
    ['Robles', 'Ana Robles Luna'],
    ['A R', 'Ana Robles Luna'],
    ['Ana Ana', 'Ana Robles Luna'],
    ['', ''],
    ['de la', 'de la'],
  ])('the names %j and %j are not of the same person', (owner, person) => {
    expect(isSamePerson(owner, person)).toBe(false);
  });

  test('a person is the same in any order of names, without accents and in capitals', () => {
    const word = fc.constantFrom('José', 'Ángel', 'Peña', 'Núñez', 'Luna', 'Ibarra');
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2 }), fc.nat(), (words, seed) => {
        const shuffled = words.toSorted((a, b) => ((a.charCodeAt(1) * seed) % 7) - ((b.charCodeAt(1) * seed) % 7));
        const plain = shuffled.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
        expect(isSamePerson(plain, words.join(' '))).toBe(true);
      }),
    );
  });
});

describe('bank facts', () => {
  const declared = { fullName: 'Ana Robles Luna', payCycle: 'monthly', monthlyCentavos: centavos(1_000_000) } as const;
  const snapshot: BankSnapshot = {
    owners: ['ROBLES LUNA ANA'],
    accounts: [{ id: 'a1', balanceCentavos: centavos(100) }],
    movements: paid(30, 60, 91).map((one) => ({ ...one, balanceCentavos: centavos(100) })),
  };

  test('all facts are present where the bank reports everything', () => {
    expect(bankFacts(snapshot, { declared, on: TODAY })).toEqual({
      bankVerified: true,
      incomeRegularCycles: 3,
      inflowPercentOfDeclared: 99,
      overdrafts: 0,
      nameMismatch: false,
    });
  });

  test('facts are absent where they are not known', () => {
    const facts = bankFacts(
      { ...snapshot, owners: [], movements: [] },
      { declared: { ...declared, monthlyCentavos: centavos(0) }, on: TODAY },
    );
    expect(facts).toEqual({ bankVerified: true, incomeRegularCycles: 0 });
  });

  test('the facts of a joint account count for each of its owners', () => {
    const owners = ['JUAN PEREZ GOMEZ', 'ANA ROBLES'];
    expect(bankFacts({ ...snapshot, owners }, { declared, on: TODAY }).nameMismatch).toBe(false);
    expect(bankFacts({ ...snapshot, owners: ['JUAN PEREZ GOMEZ'] }, { declared, on: TODAY }).nameMismatch).toBe(true);
  });
});
