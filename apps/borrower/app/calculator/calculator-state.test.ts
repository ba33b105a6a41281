import { amountWhileMoving, PAY_CYCLES, payDateOptions } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleSetting, sampleState } from './calculator-setting.sample.ts';
import { limitsOn } from './calculator-setting.ts';
import { type CalculatorEvent, type CalculatorState, calculatorReducer, startState } from './calculator-state.ts';

const setting = sampleSetting();
const after = (...events: CalculatorEvent[]) =>
  events.reduce<CalculatorState>((state, event) => calculatorReducer(setting, state, event), sampleState());

test('a typed amount is kept as it is typed and rounded when the field is left', () => {
  const typed = after({ type: 'amount.typed', text: '1260' });
  expect(typed).toMatchObject({ amountText: '1260', amountCentavos: 120_000, isAdjusted: false });
  const left = calculatorReducer(setting, typed, { type: 'amount.left' });
  expect(left).toMatchObject({ amountText: '1300', amountCentavos: 130_000, isAdjusted: true });
});

test('a new client who types more than a first loan is taken to the other tab, and stays there', () => {
  const more = after({ type: 'amount.typed', text: '5000' });
  expect(more).toMatchObject({ tab: 1, amountCentavos: 500_000 });
  expect(calculatorReducer(setting, more, { type: 'amount.typed', text: '1000' }).tab).toBe(1);
});

test('going back to the new client holds the amount to a first loan', () => {
  const back = after({ type: 'amount.typed', text: '5000' }, { type: 'tab.chosen', tab: 0 });
  expect(back).toMatchObject({ tab: 0, amountCentavos: 300_000, amountText: '3000' });
});

test('what is no amount changes nothing and is replaced when the field is left', () => {
  const letters = after({ type: 'amount.typed', text: 'dos mil' });
  expect(letters).toMatchObject({ amountText: 'dos mil', amountCentavos: 200_000 });
  expect(calculatorReducer(setting, letters, { type: 'amount.left' }).amountText).toBe('2000');
});

test('another pay cycle begins with its own first date', () => {
  const weekly = after({ type: 'cycle.chosen', payCycle: 'weekly' });
  expect(weekly).toMatchObject({ payCycle: 'weekly', payDates: '2026-11-22,2026-11-29' });
  expect(after({ type: 'cycle.chosen', payCycle: 'daily' })).toEqual(sampleState());
});

test('a date that is not offered is not taken', () => {
  const state = sampleState();
  expect(after({ type: 'dates.chosen', payDates: '2030-01-01,2030-01-15' }).payDates).toBe(state.payDates);
  expect(after({ type: 'dates.chosen', payDates: '2026-11-30,2026-12-15' }).payDates).toBe('2026-11-30,2026-12-15');
});

test('a wish of yesterday is brought up to date', () => {
  const old = {
    tab: 0,
    amountCentavos: centavos(999_900),
    payCycle: 'weekly',
    payDates: '2025-01-01,2025-01-08',
  } as const;
  expect(startState(setting, old)).toMatchObject({ amountCentavos: 300_000, payDates: '2026-11-22,2026-11-29' });
});

test('a client is held to their own limit on either tab', () => {
  const client = sampleSetting({ kind: 'repeated', availableCentavos: centavos(450_000) });
  const moved = calculatorReducer(client, sampleState(client), {
    type: 'amount.moved',
    amountCentavos: centavos(790_000),
  });
  expect(moved.amountCentavos).toBe(450_000);
});

const event: fc.Arbitrary<CalculatorEvent> = fc.oneof(
  fc.record({ type: fc.constant('tab.chosen' as const), tab: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({ type: fc.constant('amount.moved' as const), amountCentavos: fc.nat(2_000_000).map(centavos) }),
  fc.record({ type: fc.constant('amount.typed' as const), text: fc.oneof(fc.nat(99_999).map(String), fc.string()) }),
  fc.constant({ type: 'amount.left' as const }),
  fc.record({ type: fc.constant('cycle.chosen' as const), payCycle: fc.constantFrom(...PAY_CYCLES) }),
);

test('whatever is done, the amount is one that the rules allow and the dates are offered', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const state = after(...events);
      const limits = limitsOn(setting, state.tab);
      expect(state.amountCentavos).toBeGreaterThanOrEqual(limits.minCentavos);
      expect(state.amountCentavos).toBeLessThanOrEqual(limits.maxCentavos);
      expect(state.amountCentavos).toBe(amountWhileMoving(state.amountCentavos, limits));
      expect(payDateOptions(state.payCycle, setting.today).map(({ value }) => value)).toContain(state.payDates);
    }),
  );
});

test('moving the slider shows exactly what the rules say', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000).map(centavos), (wished) => {
      const state = after({ type: 'tab.chosen', tab: 1 }, { type: 'amount.moved', amountCentavos: wished });
      expect(state.amountCentavos).toBe(amountWhileMoving(wished, limitsOn(setting, 1)));
      expect(state.amountText).toBe(String(state.amountCentavos / 100));
    }),
  );
});
