import { describe, expect, test } from 'vitest';
import {
  defaultPayCycle,
  defaultPayDateOption,
  type PayCycle,
  type PlainDate,
  payDateOptions,
  plainDate,
} from '../src/index.ts';
import { readVectors } from './read-vectors.ts';

interface PayDateVectors {
  readonly vectors: readonly {
    readonly id: string;
    readonly today: string;
    readonly cycle: PayCycle;
    readonly payDates: readonly string[];
    readonly labels: readonly string[];
  }[];
  readonly defaults: readonly {
    readonly today: string;
    readonly cycle: PayCycle;
    readonly clientNextPayDate: PlainDate | null;
    readonly savedSalaryCycle: string | null;
    readonly expectedIndex: number;
  }[];
  readonly defaultCycle: readonly { readonly savedSalaryCycle: string | null; readonly expectedCycle: PayCycle }[];
}

describe('pay dates', () => {
  const payDates = readVectors<PayDateVectors>('pay-dates');

  test.each(payDates.vectors)(
    'payDateOptions of $id has the expected dates and labels',
    ({ cycle, today, ...expected }) => {
      const options = payDateOptions(cycle, plainDate(today));
      expect(options.map(({ value }) => value)).toEqual(expected.payDates);
      expect(options.map(({ label }) => label)).toEqual(expected.labels);
    },
  );

  test.each(payDates.defaults)(
    'the options of $today $cycle start with option $expectedIndex when $clientNextPayDate and $savedSalaryCycle are known',
    ({ today, cycle, clientNextPayDate, savedSalaryCycle, expectedIndex }) => {
      const options = payDateOptions(cycle, plainDate(today));
      const chosen = defaultPayDateOption(options, { nextPayDate: clientNextPayDate, savedSalaryCycle });
      expect(chosen).toEqual(options[expectedIndex]);
    },
  );

  test.each(payDates.defaultCycle)('the default for the saved cycle $savedSalaryCycle is $expectedCycle', (vector) => {
    expect(defaultPayCycle(vector.savedSalaryCycle)).toBe(vector.expectedCycle);
  });
});
