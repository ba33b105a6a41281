import type { ListParameter } from './list-parameter.ts';

export interface ListDefinition<Query extends object> {
  readonly path: () => string;
  /** Parameter for each part of the selection, in the order of the address. */
  readonly parameters: { readonly [Part in keyof Query]-?: ListParameter<NonNullable<Query[Part]>> };
  /** Part that says after which row the page begins. */
  readonly place: keyof Query & string;
}

/** A list whose selection and place are in its address. */
export interface List<Query extends object> {
  /** Reads an address: what makes no sense in it is left out. */
  parse(search: URLSearchParams): Query;
  /** Returns the path of a selection. */
  pathOf(query?: Query): string;
  readonly place: keyof Query & string;
}

/**
 * Defines the address of a list: each part of its selection is one parameter, so a page can be kept and sent on.
 *
 * @example
 * const alertList = defineList<AlertQuery>({
 *   path: () => screenPath('alerts', {}),
 *   parameters: { kind: wordParameter('tipo', AML_KINDS), after: idParameter('desde') },
 *   place: 'after',
 * })
 * alertList.pathOf(alertList.parse(new URLSearchParams('tipo=split&desde=x'))) // → '/alertas?tipo=split'
 */
export function defineList<Query extends object>(definition: ListDefinition<Query>): List<Query>;
export function defineList({ path, parameters, place }: ListDefinition<Readonly<Record<string, unknown>>>): object {
  const known = Object.entries(parameters);
  return {
    place,
    parse: (search: URLSearchParams) =>
      Object.fromEntries(
        known.flatMap(([part, { name, parse }]) => {
          const text = search.get(name);
          const value = text === null ? undefined : parse(text);
          return value === undefined ? [] : [[part, value]];
        }),
      ),
    pathOf: (query: Readonly<Record<string, unknown>> = {}) => {
      const search = new URLSearchParams(
        known.flatMap(([part, { name }]) => (query[part] === undefined ? [] : [[name, String(query[part])]])),
      );
      return search.size > 0 ? `${path()}?${search}` : path();
    },
  };
}
