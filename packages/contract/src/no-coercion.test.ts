import { cpuSecondsOf } from '@lender/vitest/cpu-seconds';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wireArbitrary } from '../test/wire-arbitrary.ts';
import { decodeWire } from './codec.ts';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { jsonSchemaInlined } from './openapi/json-schema.ts';

type Json = null | boolean | number | string | Blob | readonly Json[] | { readonly [key: string]: Json };

const bodies = Object.values<Endpoint>(ENDPOINTS).flatMap(({ name, body }) => (body ? [{ name, body }] : []));

/** Returns values that a caller might hope to be read as the same value. */
const disguises = (value: Json): readonly Json[] => {
  if (typeof value === 'number') return [String(value), [value], { value }, -1e21, Number.NaN, 2 ** 53 + 2, '１２３'];
  if (typeof value === 'string') return [[value], { value }, 1, true, `${value}\0`, 'x'.repeat(60_000), { $ne: null }];
  if (typeof value === 'boolean') return [String(value), value ? 1 : 0, [value]];
  return [[], '', 0];
};

/** Returns copies of a body, each with one value inside replaced. */
function withOneDisguised(whole: Json): readonly Json[] {
  if (whole === null || typeof whole !== 'object' || whole instanceof Blob) return disguises(whole);
  if (Array.isArray(whole))
    return whole.flatMap((item: Json, index) => withOneDisguised(item).map((other) => whole.with(index, other)));
  return Object.entries(whole).flatMap(([key, value]) =>
    withOneDisguised(value as Json).map((other) => ({ ...(whole as object), [key]: other })),
  );
}

/** Texts of 60 kB that almost match, on which a pattern with two ways to match tries them all. */
const EVIL_TEXTS = ['a', 'a ', "a'", '1', '1 ', 'a.', 'a@', '-', 'a-'].map(
  (part) => `${part.repeat(60_000 / part.length)}!`,
);

/** Returns copies of a body, each with one text replaced. */
function withTexts(whole: Json, text: string): readonly Json[] {
  if (typeof whole === 'string') return [text];
  if (whole === null || typeof whole !== 'object' || whole instanceof Blob) return [];
  return Object.entries(whole).flatMap(([key, value]) =>
    withTexts(value as Json, text).map((other) => ({ ...(whole as object), [key]: other })),
  );
}

describe.each(bodies)('the body of $name', ({ body }) => {
  // Some rules (one change of several) are not in the JSON Schema: few of the generated bodies keep them.
  const travels = (wireArbitrary(jsonSchemaInlined(body())) as fc.Arbitrary<Json>).filter(
    (wire) => decodeWire(body(), wire).ok,
  );

  test('a body with one value in another type or form is refused', () => {
    fc.assert(
      fc.property(travels, (wire) => {
        for (const hostile of withOneDisguised(wire)) expect(decodeWire(body(), hostile)).toMatchObject({ ok: false });
      }),
      { numRuns: 10 },
    );
  });

  test('a body whose texts are made to slow patterns down is decoded without long work', async () => {
    const [sample] = fc.sample(travels, { numRuns: 1, seed: 1 });
    const seconds = await cpuSecondsOf(() => {
      for (const evil of EVIL_TEXTS) for (const wire of withTexts(sample as Json, evil)) decodeWire(body(), wire);
    });
    expect(seconds).toBeLessThan(5);
  });

  const declared = Object.keys(jsonSchemaInlined(body()).properties ?? {});
  const foreign = ['__proto__', 'constructor', 'id', 'client_id', 'clientId', 'status', 'role'];
  test.each(foreign.filter((key) => !declared.includes(key)))('a body with the undeclared key %s is refused', (key) => {
    fc.assert(
      fc.property(travels, (wire) => {
        const polluted: unknown = JSON.parse(`{${JSON.stringify(key)}:{"isAdmin":true}}`);
        const merged = Object.defineProperties({ ...(wire as object) }, Object.getOwnPropertyDescriptors(polluted));
        expect(decodeWire(body(), merged).ok).toBe(false);
        expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
      }),
      { numRuns: 3 },
    );
  });
});
