import { EXAMPLE_VALUES } from './example-values.data.ts';
import { SHAPES_PLACE } from './json-schema.ts';
import type { JsonSchema } from './plain-schema.ts';

type Shapes = Readonly<Record<string, JsonSchema>>;

/**
 * Returns a value that a schema accepts on the wire: the schema's own example, or the one that is known by the field's
 * name, or one made of its parts. Optional fields are included; lists have one row; of several shapes the first is
 * taken.
 *
 * Throws where no example of a text with a pattern is known.
 *
 * @param shapes the shared shapes that the schema refers to
 * @param field the name of the field
 */
export function exampleOf(schema: JsonSchema, shapes: Shapes, field = ''): unknown {
  if (typeof schema.$ref === 'string')
    return exampleOf(shapes[schema.$ref.slice(SHAPES_PLACE.length)] ?? {}, shapes, field);
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return exampleOf(choices[0], shapes, field);
  const { type } = schema;
  if (Array.isArray(type)) return exampleOf({ ...schema, type: type[0] }, shapes, field);
  switch (type) {
    case 'object':
      return exampleObject(schema, shapes);
    case 'array':
      return exampleList(schema, shapes, field);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'integer':
    case 'number':
      return exampleNumber(schema, field);
    case 'string':
      return exampleText(schema, field);
    default:
      return {};
  }
}

function exampleObject({ properties = {} }: JsonSchema, shapes: Shapes): unknown {
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, exampleOf(one, shapes, name)]));
}

function exampleList({ items, prefixItems, minItems }: JsonSchema, shapes: Shapes, field: string): unknown {
  if (Array.isArray(prefixItems)) return prefixItems.map((item) => exampleOf(item, shapes, field));
  // A list is empty when no value fits its items.
  if (items === undefined || 'not' in items) return [];
  return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => exampleOf(items, shapes, field));
}

function exampleNumber({ minimum, exclusiveMinimum, maximum }: JsonSchema, field: string): number {
  const known = EXAMPLE_VALUES[field]?.find((value) => typeof value === 'number');
  const wanted = known ?? 1;
  const least = Number(minimum ?? (exclusiveMinimum === undefined ? wanted : Number(exclusiveMinimum) + 1));
  return Math.min(Math.max(wanted, least), Number(maximum ?? Number.POSITIVE_INFINITY));
}

function exampleText(schema: JsonSchema, field: string): string {
  const named = EXAMPLE_VALUES[field] ?? [];
  const known = [...named, ...(EXAMPLE_VALUES[''] ?? [])].find(
    (value) => typeof value === 'string' && fits(value, schema),
  );
  if (typeof known === 'string') return known;
  throw new Error(`EXAMPLE_VALUES has no example for "${field}" that fits ${JSON.stringify(schema)}. Add one.`);
}

function fits(text: string, { pattern, format, allOf = [], minLength = 0, maxLength }: JsonSchema): boolean {
  const patterns = [pattern, ...allOf.map((one) => one.pattern)];
  const length = [...text].length;
  return (
    length >= Number(minLength) &&
    length <= Number(maxLength ?? Number.POSITIVE_INFINITY) &&
    (format !== 'uri' || URL.canParse(text)) &&
    patterns.every((one) => typeof one !== 'string' || new RegExp(one, 'u').test(text))
  );
}
