import type { StandardSchemaV1 } from '@standard-schema/spec';
import { expect, expectTypeOf, test } from 'vitest';
import { createCurpSchema, curpSchema } from './form.ts';
import type { Curp } from './index.ts';

test('the schema is a Standard Schema whose output is a Curp', () => {
  expectTypeOf(curpSchema).toExtend<StandardSchemaV1<string, Curp>>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof curpSchema>>().toEqualTypeOf<Curp>();
});

test('the schema returns a good CURP in capitals, and one worded issue for a bad one', () => {
  const { validate } = curpSchema['~standard'];
  expect(validate('motr930411hjcrmn03')).toEqual({ value: 'MOTR930411HJCRMN03' });
  expect(validate('MOTR')).toEqual({
    issues: [{ message: 'La CURP tiene 18 caracteres, no 4.', problem: { code: 'length', actual: 4 } }],
  });
});

test('the schema uses the given day and the given texts', () => {
  const { validate } = createCurpSchema({ today: '1990-01-01', message: ({ code }) => code })['~standard'];
  expect(validate('MOTR930411HJCRMN03').issues?.[0].message).toBe('future_date');
});

test('the schema returns every issue when asked to', () => {
  const { validate } = createCurpSchema({ problems: 'all', message: ({ code }) => code })['~standard'];
  expect(validate('MOTR930231GJCRMN04').issues?.map(({ message }) => message)).toEqual(['date', 'sex', 'check_digit']);
});
