import type { StandardSchemaV1 } from '@standard-schema/spec';
import { expect, expectTypeOf, test } from 'vitest';
import { createRfcSchema, type Rfc, rfcSchema } from './index.ts';

test('the RFC schema is a Standard Schema whose output is an Rfc', () => {
  expectTypeOf(rfcSchema).toExtend<StandardSchemaV1<string, Rfc>>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof rfcSchema>>().toEqualTypeOf<Rfc>();
});

test('the RFC schema gives the capitals of a good RFC, and one worded issue for a bad one', () => {
  const { validate } = rfcSchema['~standard'];
  expect(validate('gode561231gr8')).toEqual({ value: 'GODE561231GR8' });
  expect(validate('GODE561331GR9')).toEqual({
    issues: [{ message: 'No such date: 561331', problem: { code: 'date', date: '561331' } }],
  });
});

test('the RFC schema obeys its options and words, and gives every issue when asked to', () => {
  const schema = createRfcSchema({ kinds: ['moral'], problems: 'all', message: ({ code }) => code });
  const { issues } = schema['~standard'].validate('GODE561331GR9');
  expect(issues?.map(({ message }) => message)).toEqual(['date', 'check_digit', 'kind_not_allowed']);
});
