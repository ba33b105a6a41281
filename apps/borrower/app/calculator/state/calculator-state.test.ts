import { amountWhileMoving, PAY_CYCLES, payDateOptions, plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleSetting, sampleState } from './calculator-setting.sample.ts';
import { limitsOn } from './calculator-setting.ts';
import { type CalculatorEvent, type CalculatorState, calculatorReducer, startState } from './calculator-state.ts';

const setting = sampleSetting();
const after = (...events: CalculatorEvent[]) =>
  events.reduce<CalculatorState>((state, event) => calculatorReducer(setting, state, event), sampleState());

test('a typed amount is kept as it is typed, and rounded when the field is left', () => {
  const typed = after({ type: 'amount.typed', text: '1260' });
  expect(typed).toMatchObject({ amountText: '1260', amountCentavos: 120_000, isAdjusted: false });
  const left = calculatorReducer(setting, typed, { type: 'amount.left' });
  expect(left).toMatchObject({ amountText: '1300', amountCentavos: 130_000, isAdjusted: true });
});

test('a new client who types more than a first loan is moved to the other tab, and stays there', () => {
  const more = after({ type: 'amount.typed', text: '5000' });
  expect(more).toMatchObject({ tab: 1, amountCentavos: 500_000 });
  expect(calculatorReducer(setting, more, { type: 'amount.typed', text: '1000' }).tab).toBe(1);
});

test('the reason why a new client was moved to the other tab is shown until the amount is a first loan again', () => {
  const more = after({ type: 'amount.typed', text: '5000' }, { type: 'amount.left' });
  expect(more.isRaised).toBe(true);
  expect(calculatorReducer(setting, more, { type: 'amount.typed', text: '6000' }).isRaised).toBe(true);
  expect(calculatorReducer(setting, more, { type: 'amount.typed', text: '2000' }).isRaised).toBe(false);
  expect(calculatorReducer(setting, more, { type: 'tab.chosen', tab: 0 })).toMatchObject({
    isRaised: false,
    amountText: '3000',
  });
  expect(after({ type: 'tab.chosen', tab: 1 }, { type: 'amount.typed', text: '5000' }).isRaised).toBe(false);
});

test('a touch of the slider that scrolled the page changes nothing', () => {
  const before = sampleState();
  const moved = after({ type: 'amount.moved', amountCentavos: centavos(90_000) });
  expect(moved.amountCentavos).toBe(90_000);
  expect(calculatorReducer(setting, moved, { type: 'amount.unmoved', before })).toEqual(before);
});

test('returning to the tab of new clients holds the amount to a first loan', () => {
  const back = after({ type: 'amount.typed', text: '5000' }, { type: 'tab.chosen', tab: 0 });
  expect(back).toMatchObject({ tab: 0, amountCentavos: 300_000, amountText: '3000' });
});

test('text that is no amount changes nothing, and is replaced when the field is left', () => {
  const letters = after({ type: 'amount.typed', text: 'dos mil' });
  expect(letters).toMatchObject({ amountText: 'dos mil', amountCentavos: 200_000 });
  expect(letters.isUnread).toBe(false);
  const left = calculatorReducer(setting, letters, { type: 'amount.left' });
  expect(left).toMatchObject({ amountText: '2000', isUnread: true });
  expect(calculatorReducer(setting, left, { type: 'amount.typed', text: '1' }).isUnread).toBe(false);
  for (const text of ['2550.75', '', '-5'])
    expect(after({ type: 'amount.typed', text }, { type: 'amount.left' })).toMatchObject({ isUnread: true });
});

test('another pay cycle begins with its own first date', () => {
  const weekly = after({ type: 'cycle.chosen', payCycle: 'weekly' });
  expect(weekly).toMatchObject({ payCycle: 'weekly', payDates: '2026-11-22,2026-11-29' });
  expect(after({ type: 'cycle.chosen', payCycle: 'daily' })).toEqual(sampleState());
});

test('a calculator without a cycle has no date, and a newly chosen cycle begins with one', () => {
  const none = after({ type: 'cycle.chosen', payCycle: '' });
  expect(none).toMatchObject({ payCycle: null, payDates: '' });
  expect(calculatorReducer(setting, none, { type: 'dates.chosen', payDates: '2026-12-05,2026-12-20' }).payDates).toBe(
    '',
  );
  expect(calculatorReducer(setting, none, { type: 'cycle.chosen', payCycle: 'weekly' }).payDates).not.toBe('');
});

test.each([
  [
    'the next pay day that is known',
    { nextPayDate: plainDate('2026-11-25'), savedSalaryCycle: 'weekly' },
    '2026-11-25',
  ],
  ['the second option of somebody whose cycle alone is known', { savedSalaryCycle: 'monthly' }, '2026-11-23'],
  ['the first of anybody else', {}, '2026-11-22'],
])('another pay cycle begins with %s', (_, known, firstDate) => {
  const state = calculatorReducer({ ...setting, known }, sampleState(), { type: 'cycle.chosen', payCycle: 'weekly' });
  expect(state.payDates.split(',')[0]).toBe(firstDate);
});

test('a calculator of first loans is limited to them, and moves no one to the other tab', () => {
  const first = { ...setting, isFirstLoanOnly: true };
  const start = startState(first, { ...sampleState(), tab: 1, amountCentavos: centavos(700_000) });
  expect(start).toMatchObject({ tab: 0, amountText: '3000' });
  const typed = calculatorReducer(first, start, { type: 'amount.typed', text: '5000' });
  expect(typed).toMatchObject({ tab: 0, amountCentavos: 300_000, isRaised: false });
  const client = sampleSetting({ kind: 'repeated', availableCentavos: centavos(800_000) });
  expect(limitsOn({ ...client, isFirstLoanOnly: true }, 1).maxCentavos).toBe(300_000);
});

test('the smallest amount beside an open loan is that of an additional loan', () => {
  const limits = (available: number) =>
    limitsOn(sampleSetting({ kind: 'additional', availableCentavos: centavos(available) }), 0);
  expect(limits(200_000)).toMatchObject({ minCentavos: 30_000, maxCentavos: 200_000 });
  expect(limits(20_000)).toMatchObject({ minCentavos: 0 });
});

test('a date that is not offered is not accepted', () => {
  const state = sampleState();
  expect(after({ type: 'dates.chosen', payDates: '2030-01-01,2030-01-15' }).payDates).toBe(state.payDates);
  expect(after({ type: 'dates.chosen', payDates: '2026-11-30,2026-12-15' }).payDates).toBe('2026-11-30,2026-12-15');
});

test('an outdated choice is adjusted to the current limits and dates', () => {
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
  fc.record({ type: fc.constant('cycle.chosen' as const), payCycle: fc.constantFrom('', ...PAY_CYCLES) }),
);

test('after any events the amount is one that the rules allow, and the dates are offered', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const state = after(...events);
      const limits = limitsOn(setting, state.tab);
      expect(state.amountCentavos).toBeGreaterThanOrEqual(limits.minCentavos);
      expect(state.amountCentavos).toBeLessThanOrEqual(limits.maxCentavos);
      expect(state.amountCentavos).toBe(amountWhileMoving(state.amountCentavos, limits));
      const offered = state.payCycle ? payDateOptions(state.payCycle, setting.today).map(({ value }) => value) : [''];
      expect(offered).toContain(state.payDates);
    }),
  );
});

test('moving the slider shows exactly the amount that the rules give', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000).map(centavos), (selected) => {
      const state = after({ type: 'tab.chosen', tab: 1 }, { type: 'amount.moved', amountCentavos: selected });
      expect(state.amountCentavos).toBe(amountWhileMoving(selected, limitsOn(setting, 1)));
      expect(state.amountText).toBe(String(state.amountCentavos / 100));
    }),
  );
});
