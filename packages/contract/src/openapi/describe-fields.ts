import { NUMBER_WORDS } from './number-words.data.ts';
import type { JsonSchema } from './plain-schema.ts';
import { OBJECT_WORDS } from './source-words.generated.ts';

type Words = Readonly<Record<string, string>>;

const keyOf = (names: readonly string[]): string => names.join();
const WHOLE: ReadonlyMap<string, Words> = new Map(
  OBJECT_WORDS.filter(({ isPart }) => !isPart).map(({ names, words }) => [keyOf(names), words]),
);
const PARTS = OBJECT_WORDS.filter(({ isPart, names }) => isPart && names.length >= 3);

/** Adds to each field in a schema, and in the schemas inside it, the text of its comment in the code. */
export const describeFields = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) => (key === 'properties' ? describedProperties(value) : value));

function describedProperties(properties: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> {
  const words = wordsOf(Object.keys(properties).toSorted());
  const described = Object.entries(properties).map(([name, property]) => {
    const said =
      (Object.hasOwn(words, name) ? words[name] : undefined) ?? (isNumeric(property) ? NUMBER_WORDS[name] : undefined);
    return [name, { ...property, ...(said && { description: said }) }] as const;
  });
  return Object.fromEntries(described);
}

/** Tells whether a schema holds a number, several or null; one that may also hold text does not. */
const isNumeric = ({ type, anyOf = [], items }: JsonSchema): boolean =>
  [type].flat().every((one) => one === 'integer' || one === 'number' || one === 'null')
    ? type !== 'null'
    : anyOf.some(isNumeric) || (items !== undefined && isNumeric(items));

/** Returns the descriptions for the whole object, and those for the parts that it may be composed of. */
function wordsOf(names: readonly string[]): Words {
  const whole = WHOLE.get(keyOf(names)) ?? {};
  const parts = PARTS.filter((part) => part.names.every((name) => names.includes(name)));
  return Object.assign({}, ...parts.map(({ words }) => words), whole);
}
