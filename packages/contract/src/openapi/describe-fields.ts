import type { JsonSchema } from './json-schema.ts';
import { OBJECT_WORDS } from './source-words.generated.ts';

type Words = Readonly<Record<string, string>>;

const keyOf = (names: readonly string[]): string => names.join();
const WHOLE: ReadonlyMap<string, Words> = new Map(
  OBJECT_WORDS.filter(({ isPart }) => !isPart).map(({ names, words }) => [keyOf(names), words]),
);
const PARTS = OBJECT_WORDS.filter(({ isPart, names }) => isPart && names.length >= 3);

/** Says of each field in a schema what the comment in the code says of it. */
export function describeFields(schema: JsonSchema): JsonSchema {
  return described(schema) as JsonSchema;
}

function described(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(described);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(
    ([key, value]) =>
      // `const`, `enum` and what fields are called are no schemas.
      [key, key === 'properties' ? describedProperties(value) : described(value)] as const,
  );
  return Object.fromEntries(entries);
}

function describedProperties(properties: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, unknown>> {
  const words = wordsOf(Object.keys(properties).toSorted());
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const said = Object.hasOwn(words, name) ? words[name] : undefined;
      return [name, { ...(described(property) as object), ...(said && { description: said }) }];
    }),
  );
}

/** What is said of the whole object, and beside that of the parts it may be put together of. */
function wordsOf(names: readonly string[]): Words {
  const whole = WHOLE.get(keyOf(names)) ?? {};
  const parts = PARTS.filter((part) => part.names.every((name) => names.includes(name)));
  return Object.assign({}, ...parts.map(({ words }) => words), whole);
}
