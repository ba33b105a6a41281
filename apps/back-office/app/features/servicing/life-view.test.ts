import { addDays, plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { loanEvents as events, loan } from '../../../test/loan.ts';
import { loanLedger } from '../../../test/loan-ledger.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { lifeView } from './life-view.ts';
import { loanView } from './loan-view.ts';

const late = {
  ...loan,
  position: { ...loan.position, date: plainDate('2026-12-20'), daysLate: 5 },
};

test('the life of a loan is drawn as a line of the amount owed, with dots for events and a band for late days', () => {
  const life = lifeView({ loan: late, events, ledger: loanLedger });
  expect(life?.sentence).toBe(`Hoy se deben ${formatPesos(late.position.outstanding)}, con 5 días de atraso.`);
  expect(life?.drawing.paths).toHaveLength(1);
  expect(life?.drawing.rects.map(({ tone }) => tone)).toEqual(['pale']);
  expect(life?.drawing.dots?.map(({ title }) => title)).toContain('Llegó el dinero, 21.11.2026');
  expect(life?.drawing.labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['21.11.2026', '15.12.2026']));
});

test('the amount owed today is the payoff amount, even while the books are a day behind', () => {
  const position = { ...late.position, outstanding: centavos(102_784) };
  const view = lifeView({ loan: { ...late, position }, events, ledger: loanLedger });
  const { payoff } = loanView({ ...late, position });
  expect(payoff).toBe('$1,027.84');
  expect(view?.sentence).toBe(`Hoy se deben ${payoff}, con 5 días de atraso.`);
});

test('the line of the life of a loan ends at the amount owed today, not at the balance in the books', () => {
  const endOf = (outstanding: number) => {
    const position = { ...late.position, outstanding: centavos(outstanding) };
    const drawing = lifeView({ loan: { ...late, position }, events, ledger: loanLedger })?.drawing;
    return Number(drawing?.paths[0]?.d.split(',').at(-1));
  };
  // The ledger ends at zero, and a higher point on the drawing has a smaller number.
  expect(endOf(200_000)).toBeLessThan(endOf(100_000));
  expect(endOf(100_000)).toBeLessThan(endOf(0));
});

test('dots and bands stay within the drawing on whatever day the loan is shown', () => {
  for (let days = 0; days < 400; days += 13) {
    const position = {
      ...loan.position,
      date: addDays(plainDate('2026-11-21'), days),
      daysLate: Math.max(0, days - 24),
    };
    const drawing = lifeView({ loan: { ...loan, position }, events, ledger: loanLedger })?.drawing;
    for (const { x, y } of [...(drawing?.dots ?? []), ...(drawing?.rects ?? [])]) {
      expect(x >= 0 && x <= (drawing?.width ?? 0)).toBe(true);
      expect(y >= 0 && y <= (drawing?.height ?? 0)).toBe(true);
    }
  }
});

test('a loan that was not paid out has no drawing of its life', () => {
  expect(lifeView({ loan, events: [], ledger: { entries: [] } })).toBeNull();
});
