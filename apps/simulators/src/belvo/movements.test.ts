import { describe, expect, test } from 'vitest';
import type { BankKind } from './bank-kinds.data.ts';
import { movementsOf } from './movements.ts';

const life = (kind: BankKind, seed = 'link-1') =>
  movementsOf({ seed, kind, until: '2026-03-02', monthlyCentavos: 1_200_000 });
const incomesOf = (kind: BankKind) => life(kind).filter(({ category }) => category === 'Income & Payments');

describe.each(['regular', 'irregular', 'overdrawn', 'wrong_owner'] as const)('movements of the kind %s', (kind) => {
  test('the movements are the same for the same link, and different for another one', () => {
    expect(life(kind)).toEqual(life(kind));
    expect(life(kind)).not.toEqual(life(kind, 'link-2'));
  });

  test('the movements stay within 90 days, and each balance is the one before plus what moved', () => {
    const movements = life(kind);
    expect(movements.at(0)?.date.localeCompare('2025-12-03')).toBeGreaterThanOrEqual(0);
    expect(movements.at(-1)?.date.localeCompare('2026-03-02')).toBeLessThanOrEqual(0);
    movements.slice(1).forEach(({ centavos, balanceCentavos }, index) => {
      expect(balanceCentavos).toBe((movements[index]?.balanceCentavos ?? 0) + centavos);
    });
  });
});

test('wages come twice a month', () => {
  expect(incomesOf('regular').map(({ date, centavos }) => [date, centavos])).toEqual(
    ['2025-12-15', '2025-12-31', '2026-01-15', '2026-01-31', '2026-02-15', '2026-02-28'].map((date) => [date, 600_000]),
  );
});

test('an irregular income leaves months without any', () => {
  expect(incomesOf('irregular').map(({ date }) => date)).toEqual(['2025-12-12', '2026-02-18']);
});

test('only an overdrawn account falls below zero, before every payday', () => {
  const below = (kind: BankKind) => life(kind).filter(({ balanceCentavos }) => balanceCentavos < 0);
  expect(below('regular')).toEqual([]);
  expect(below('overdrawn').map(({ date }) => date)).toEqual([
    '2025-12-14',
    '2025-12-30',
    '2026-01-14',
    '2026-01-30',
    '2026-02-14',
    '2026-02-27',
  ]);
});
