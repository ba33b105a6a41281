import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decodeWire, encodeWire } from './codec.ts';

const person = z.strictObject({ name: z.string(), phones: z.array(z.strictObject({ number: z.string() })) });

test('a value that fits its schema is read', () => {
  const wire = { name: 'Ana', phones: [{ number: '5512345678' }] };
  expect(decodeWire(person, wire)).toEqual({ ok: true, value: wire });
});

test('each field that does not fit the schema is named', () => {
  const decoded = decodeWire(person, { name: 1, phones: [{ number: 2 }] });
  expect(decoded.ok ? [] : decoded.violations).toMatchObject([
    { status: 'invalid', propertyPath: 'children[name].data' },
    { status: 'invalid', propertyPath: 'children[phones].children[0].children[number].data' },
  ]);
});

test('each unknown key is named with its path', () => {
  const decoded = decodeWire(person, { name: 'Ana', age: 3, phones: [{ number: '1', kind: 'home', isMain: true }] });
  expect(decoded).toEqual({
    ok: false,
    violations: [
      'children[phones].children[0].children[kind].data',
      'children[phones].children[0].children[isMain].data',
      'children[age].data',
    ].map((propertyPath) => ({ status: 'unknown_field', propertyPath, message: 'unknown field' })),
  });
});

test.each([undefined, null, 'text', 3, []])('%j is refused where an object is expected', (wire) => {
  expect(decodeWire(person, wire)).toMatchObject({ ok: false, violations: [{ propertyPath: 'data' }] });
});

test('a value that does not fit its schema is a bug, so writing it throws', () => {
  expect(() => encodeWire(person, { name: 'Ana' } as never)).toThrow();
});
