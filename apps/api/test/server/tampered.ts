type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Tampered {
  /** Path of the change, such as `terms.rates.ivaRate`, and what was changed there. */
  readonly change: string;
  readonly document: Json;
}

/**
 * Lists every document that differs from a given one in one field: the field is missing, or has a value of another
 * type.
 */
export function tamperedOnes(document: Json, path = ''): Tampered[] {
  if (document === null || typeof document !== 'object') return [];
  return Object.entries(document).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const others = OF_OTHER_TYPE.filter(([, other]) => typeOf(other) !== typeOf(value));
    return [
      ...(Array.isArray(document) ? [] : [{ change: `${at} removed`, document: without(document, key) }]),
      ...others.map(([name, other]) => ({ change: `${at} is ${name}`, document: replaced(document, key, other) })),
      ...tamperedOnes(value, at).map((inside) => ({
        change: inside.change,
        document: replaced(document, key, inside.document),
      })),
    ];
  });
}

const OF_OTHER_TYPE: readonly (readonly [string, Json])[] = [
  ['null', null],
  ['a truth value', true],
  ['a number', 5],
  ['a text', 'something'],
  ['a list', []],
  ['an object', {}],
];

const typeOf = (value: Json): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

const without = (document: object, key: string): Json =>
  Object.fromEntries(Object.entries(document).filter(([name]) => name !== key));

const replaced = (document: Json, key: string, value: Json): Json =>
  Array.isArray(document)
    ? document.map((each: Json, index) => (String(index) === key ? value : each))
    : { ...(document as { readonly [key: string]: Json }), [key]: value };
