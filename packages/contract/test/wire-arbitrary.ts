import fc from 'fast-check';
import type { JsonSchema } from '../src/openapi/plain-schema.ts';

const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const plainDate = day.map((date) => date.toISOString().slice(0, 10));

/** Strings whose pattern is too complex to generate from. */
const BY_FORMAT: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: plainDate,
  'date-time': day.map((date) => date.toISOString()),
  uuid: fc.uuid({ version: 7 }),
  uri: fc.webUrl(),
  email: fc.stringMatching(/^[a-z][a-z0-9]{0,9}@[a-z]{2,9}\.mx$/),
};

/** Properties whose JSON Schema is less strict than the contract. */
const BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  payDates: fc.tuple(plainDate, plainDate).map((dates) => dates.join(',')),
  page: fc.integer({ min: 1, max: 10_000 }).map(String),
  perPage: fc.integer({ min: 1, max: 100 }).map(String),
  file: fc.constant(new Blob(['photo'], { type: 'image/png' })),
};

/**
 * Returns a generator of values that a schema accepts on the wire: amounts have whole centavos, optional parts come and
 * go.
 */
export function wireArbitrary(schema: JsonSchema, name?: string): fc.Arbitrary<unknown> {
  const special = name !== undefined && schema.type !== 'array' && schema.type !== 'object' ? BY_NAME[name] : undefined;
  if (special) return special;
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return fc.oneof(...choices.map((one: JsonSchema) => wireArbitrary(one)));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => wireArbitrary({ ...schema, type })));
  switch (schema.type) {
    case 'object':
      return objectArbitrary(schema);
    case 'array':
      return arrayArbitrary(schema.items, Number(schema.minItems ?? 0));
    case 'string':
      return stringArbitrary(schema);
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      // A schema for a number also accepts whole numbers, and every bound admits them.
      return 'maximum' in schema
        ? fc.integer(boundsOf(schema))
        : fc.integer({ min: 1, max: 1_000_000_000 }).map((centavos) => centavos / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`no values known for ${JSON.stringify(schema)}`);
  }
}

/** Returns the bounds of a schema, within a million where it has none. */
const boundsOf = ({ minimum, exclusiveMinimum, maximum }: JsonSchema) => ({
  min: Math.max(0, Number(minimum ?? 0), exclusiveMinimum === undefined ? 0 : Number(exclusiveMinimum) + 1),
  max: Math.min(1_000_000, Number(maximum ?? 1_000_000)),
});

function objectArbitrary({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const values = Object.entries(properties).map(([name, property]) => [name, wireArbitrary(property, name)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [...required], noNullPrototype: true });
}

/** Of a schema that no value fits, the only list is the empty one. */
const arrayArbitrary = (items: JsonSchema | undefined, minLength: number): fc.Arbitrary<unknown> =>
  !items || 'not' in items ? fc.constant([]) : fc.array(wireArbitrary(items), { minLength, maxLength: 3 });

function stringArbitrary({ format, pattern, allOf = [], minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  const known = typeof format === 'string' ? BY_FORMAT[format] : undefined;
  if (known) return known;
  const patterns = [pattern, ...allOf.map((one) => one.pattern)].flatMap((one) =>
    typeof one === 'string' ? [new RegExp(one, 'u')] : [],
  );
  const strictest = patterns.at(-1);
  if (!strictest) return fc.string({ minLength: Number(minLength), maxLength: Math.min(Number(maxLength ?? 40), 40) });
  return matching(strictest)
    .filter(
      (text) =>
        [...text].length >= Number(minLength) && [...text].length <= Number(maxLength ?? Number.POSITIVE_INFINITY),
    )
    .filter((text) => patterns.every((one) => one.test(text)));
}

const byPattern = new Map<string, fc.Arbitrary<string>>();

/** Returns one arbitrary for each pattern: each one lists every character of a class such as `[^<]` or `\p{L}`. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  const known = byPattern.get(pattern.source) ?? fc.stringMatching(pattern, { size: 'small' });
  byPattern.set(pattern.source, known);
  return known;
}
