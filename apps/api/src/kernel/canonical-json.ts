/**
 * Writes a JSON value so that equal values have equal text, whatever the order of their keys: the database keeps keys
 * in its own order.
 *
 * @example
 * canonicalJson({ b: [1], a: null }) // → '{"a":null,"b":[1]}'
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
}
