/** One value of a request, named by its place in it. */
export interface Detail {
  readonly name: string;
  readonly value: string;
}

const LONGEST = 500;

/**
 * Lists the values of a request one by one: `{ body: { reason: 'x' } }` is `body.reason`. Long texts are cut.
 *
 * @example
 * detailsOf({ query: { page: '2' }, body: { days: [1, 2] } })
 * // → [{ name: 'query.page', value: '2' }, { name: 'body.days.0', value: '1' }, { name: 'body.days.1', value: '2' }]
 */
export function detailsOf(said: unknown, place: readonly string[] = []): readonly Detail[] {
  if (said === undefined || said === null) return [];
  if (typeof said === 'object')
    return Object.entries(said).flatMap(([name, value]) => detailsOf(value, [...place, name]));
  return [{ name: place.join('.'), value: String(said).slice(0, LONGEST) }];
}
