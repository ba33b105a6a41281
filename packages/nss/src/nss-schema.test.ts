import type { StandardSchemaV1 } from '@standard-schema/spec';
import { expect, expectTypeOf, test } from 'vitest';
import { createNssSchema, type Nss, nssSchema } from './index.ts';

test('the NSS schema is a Standard Schema whose output is an Nss', () => {
  expectTypeOf(nssSchema).toExtend<StandardSchemaV1<string, Nss>>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof nssSchema>>().toEqualTypeOf<Nss>();
  expect(nssSchema['~standard'].validate('72897156237')).toEqual({ value: '72897156237' });
});

test('the NSS schema gives one worded issue, or every issue when asked to', () => {
  const { issues } = createNssSchema({ message: ({ code }) => code })['~standard'].validate('72x');
  expect(issues).toEqual([{ message: 'length', problem: { code: 'length', actual: 3 } }]);
  const all = createNssSchema({ problems: 'all' })['~standard'].validate('72x');
  expect(all.issues?.map(({ problem }) => problem.code)).toEqual(['length', 'characters']);
});
