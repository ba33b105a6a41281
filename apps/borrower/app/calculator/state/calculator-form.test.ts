import { describe, expect, test } from 'vitest';
import { eventsOf, sentState, stateFromForm } from './calculator-form.ts';
import { sampleSetting, sampleState } from './calculator-setting.sample.ts';

const setting = sampleSetting();
const sent = (fields: Record<string, string>) =>
  stateFromForm(
    setting,
    new URLSearchParams({ tab: '0', amount: '2000', slider: '2000', initial: '2000', ...fields }),
    sampleState(),
  );

test('a calculator without a query shows what it was rendered with', () => {
  expect(stateFromForm(setting, new URLSearchParams(), sampleState())).toEqual(sampleState());
});

test('the changed one of the two amounts counts', () => {
  expect(sent({ amount: '1500' }).amountText).toBe('1500');
  expect(sent({ slider: '900' }).amountText).toBe('900');
  expect(sent({}).amountText).toBe('2000');
});

test('the typed amount counts where both amounts changed', () => {
  expect(sent({ amount: '1500', slider: '900' }).amountText).toBe('1500');
});

test('an amount between two steps is rounded, and marked as adjusted', () => {
  expect(sent({ amount: '1,260' })).toMatchObject({ amountText: '1300', isAdjusted: true });
});

test('dates of another cycle are replaced by the first dates of the chosen cycle', () => {
  expect(sent({ cycle: 'weekly', dates: '2026-12-05,2026-12-20' })).toMatchObject({
    payCycle: 'weekly',
    payDates: '2026-11-22,2026-11-29',
  });
});

test('a slider that has no stop for the amount beside it did not move', () => {
  const odd = sampleSetting({ kind: 'first', availableCentavos: sampleSetting().amounts.first.maxCentavos });
  const state = stateFromForm(
    odd,
    new URLSearchParams({ amount: '2950', slider: '2900', initial: '2950' }),
    sampleState(odd),
  );
  expect(state.amountText).toBe('3000');
});

test('the tab of a known client keeps an amount above a first loan', () => {
  expect(sent({ tab: '1', amount: '5000', slider: '5000', initial: '5000' })).toMatchObject({
    tab: 1,
    amountText: '5000',
  });
});

test('fields that no browser sends change nothing', () => {
  expect(sent({ tab: '7', cycle: 'daily', dates: 'x', slider: 'NaN' })).toEqual(sampleState());
});

test('an unchanged cycle and an unchanged date are no choice, whether they are empty or not', () => {
  const chosen = sampleState();
  const asked = { ...chosen, payDates: '', isChecked: true };
  const nothing = { ...asked, payCycle: null };
  for (const state of [chosen, asked, nothing]) {
    const drawn = { tab: '0', cycle: state.payCycle ?? '', dates: state.payDates, amount: '2000', slider: '2000' };
    expect(eventsOf(setting, new URLSearchParams(drawn), state)).toEqual([]);
  }
});

test('a date that was chosen before the calculator is hydrated is kept', () => {
  const state = { ...sampleState(), payDates: '' };
  const fields = { cycle: 'semi_monthly', dates: '2026-12-05,2026-12-20' };
  expect(eventsOf(setting, new URLSearchParams(fields), state)).toEqual([
    { type: 'dates.chosen', payDates: '2026-12-05,2026-12-20' },
  ]);
});

describe('a calculator that is sent', () => {
  const asked = (fields: Record<string, string>) =>
    sentState(setting, new URLSearchParams({ tab: '0', amount: '2000', initial: '2000', ...fields }), sampleState());

  test('a calculator that is sent has the cycle and dates from the page', () => {
    const fields = { cycle: 'semi_monthly', dates: '2026-12-05,2026-12-20' };
    expect(asked(fields)).toMatchObject({ payCycle: 'semi_monthly', payDates: '2026-12-05,2026-12-20' });
  });

  test.each([
    ['another cycle was chosen, whose dates were not on the page', { cycle: 'weekly', dates: '2026-12-05,2026-12-20' }],
    ['no date was on the page', { cycle: 'weekly' }],
    ['the date has passed since', { cycle: 'weekly', dates: '2026-11-20,2026-11-27' }],
    ['no cycle is chosen', { cycle: '' }],
  ])('a calculator that is sent has no date where %s', (_, fields) => {
    expect(asked(fields).payDates).toBe('');
  });
});
