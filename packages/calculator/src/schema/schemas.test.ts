import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { amountSchema, payCycleSchema, plainDateSchema } from './schemas.ts';

const limits = { minCentavos: centavos(50_000), maxCentavos: centavos(300_000), stepCentavos: centavos(10_000) };

describe('schemas', () => {
  test.each([plainDateSchema, payCycleSchema, amountSchema(limits)])('schemas follow Standard Schema 1', (schema) => {
    expect(schema['~standard']).toMatchObject({ version: 1, vendor: '@lender/calculator' });
  });

  test('schemas return the value that they read', () => {
    expect(plainDateSchema['~standard'].validate('2026-11-21')).toEqual({ value: '2026-11-21' });
    expect(payCycleSchema['~standard'].validate('weekly')).toEqual({ value: 'weekly' });
    expect(amountSchema(limits)['~standard'].validate(1200)).toEqual({ value: 120_000 });
  });

  test.each([
    [plainDateSchema, '21.11.2026', 'not_a_date', 'Must be a day written YYYY-MM-DD'],
    [payCycleSchema, 'daily', 'not_a_pay_cycle', 'Must be one of: weekly, biweekly, semi_monthly, monthly'],
    [amountSchema(limits), 499, 'amount_out_of_limits', 'Must lie between $500.00 and $3000.00'],
    [amountSchema(limits), 550, 'amount_off_step', 'Must be a multiple of $100.00'],
    [amountSchema(limits), '1200', 'not_a_number', 'Must be a number'],
    [amountSchema(limits), 1.005, 'too_many_decimals', 'Must have at most two decimals'],
  ])('schemas refuse with a problem and a sentence', (schema, value, code, message) => {
    expect(schema['~standard'].validate(value)).toMatchObject({ issues: [{ message, problem: { code } }] });
  });
});
