import { payDateOptions } from '@lender/calculator';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { earlyPath } from './early-offer.ts';
import { eventsOf } from './state/calculator-form.ts';
import { offerPath } from './state/calculator-query.ts';
import { sampleSetting, sampleState } from './state/calculator-setting.sample.ts';
import { type CalculatorState, calculatorReducer } from './state/calculator-state.ts';

const setting = sampleSetting();
const initial = sampleState();
const drawn = { tab: '0', amount: '2000', slider: '2000', initial: '2000', cycle: 'semi_monthly', promo: '' };
const rendered = new URLSearchParams({ ...drawn, dates: initial.payDates });
const touched = (fields: Record<string, string>) => new URLSearchParams({ ...Object.fromEntries(rendered), ...fields });

/** Returns the path at which a hydrated calculator with these fields requests its price. */
function awakePath(fields: URLSearchParams): string {
  let state: CalculatorState = initial;
  for (const event of eventsOf(setting, fields, initial)) state = calculatorReducer(setting, state, event);
  return offerPath(state);
}

test('an amount moved or a date chosen before hydration is priced at the path that the calculator uses', () => {
  const stop = fc.integer({ min: 5, max: 30 }).map((steps) => String(steps * 100));
  const dates = fc.constantFrom(...payDateOptions('semi_monthly', setting.today).map(({ value }) => value));
  fc.assert(
    fc.property(stop, dates, (slider, payDates) => {
      const fields = touched({ slider, dates: payDates });
      const isAsRendered = slider === '2000' && payDates === initial.payDates;
      expect(earlyPath(fields, rendered)).toBe(isAsRendered ? undefined : awakePath(fields));
    }),
  );
});

test('the typed amount wins over the slider before hydration', () => {
  const fields = touched({ amount: '1500', slider: '900' });
  expect(earlyPath(fields, rendered)).toBe(awakePath(fields));
});

test('dates of another cycle are never priced before hydration', () => {
  expect(earlyPath(touched({ cycle: 'weekly' }), rendered)).toBeUndefined();
  expect(earlyPath(touched({ cycle: 'weekly', slider: '900' }), rendered)).toBeUndefined();
});

test('a choice without a date has no price before hydration', () => {
  expect(earlyPath(touched({ dates: '', slider: '900' }), touched({ dates: '' }))).toBeUndefined();
});

test('a calculator of first loans has no tab, and is priced as for a new client', () => {
  const [now, before] = [touched({ slider: '900' }), touched({})];
  for (const fields of [now, before]) fields.delete('tab');
  expect(earlyPath(now, before)).toBe(awakePath(touched({ slider: '900' })));
});
