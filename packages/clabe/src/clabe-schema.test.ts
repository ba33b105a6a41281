import type { StandardSchemaV1 } from '@standard-schema/spec';
import { expect, expectTypeOf, test } from 'vitest';
import { type Clabe, clabeMessageEs, clabeSchema, createClabeSchema } from './index.ts';

test('a CLABE schema is a Standard Schema whose output is a Clabe', () => {
  expectTypeOf(clabeSchema).toExtend<StandardSchemaV1<string, Clabe>>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof clabeSchema>>().toEqualTypeOf<Clabe>();
});

test('the schema returns the value of a good number, and one worded issue for a bad one', () => {
  const { validate } = clabeSchema['~standard'];
  expect(validate('002010077777777771')).toEqual({ value: '002010077777777771' });
  expect(validate('002')).toEqual({
    issues: [{ message: 'Must be exactly 18 digits long', problem: { code: 'length', actual: 3 } }],
  });
});

test('the schema follows its options and messages', () => {
  const { validate } = createClabeSchema({ allowedBanks: ['012'], message: clabeMessageEs })['~standard'];
  expect(validate('012660015490725198')).toEqual({ value: '012660015490725198' });
  expect(validate('002010077777777771').issues?.[0].message).toContain('otro banco');
});

test('the schema returns every issue when asked to', () => {
  const schema = createClabeSchema({ problems: 'all', message: ({ code }) => code });
  const { issues } = schema['~standard'].validate('003000000000000011');
  expect(issues?.map(({ message }) => message)).toEqual(['check_digit', 'bank', 'city']);
});
