/** Visitor's section of the page, and everything typed: the part of an address that no browser ever sends. */
export interface Address {
  /** The folder of a package: `clabe`. */
  readonly section: string;
  /** Typed values by the name of each field, in every section. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Reads the hash of an address; nothing where it is none of the page's own, such as the place of a skip link.
 *
 * @example
 * readAddress('#/clabe?clabe-text=002') // → { section: 'clabe', values: { 'clabe-text': '002' } }
 */
export function readAddress(hash: string): Address | undefined {
  const [, section, query] = /^#\/([a-z-]*)(?:\?(.*))?$/s.exec(hash) ?? [];
  if (section === undefined) return undefined;
  return { section, values: Object.fromEntries(new URLSearchParams(query ?? '')) };
}

/** The longest text that an address holds, in UTF-16 units: a browser opens none of more than 2 MB, and each link has one. */
export const LONGEST_VALUE = 10_000;

/** Returns the values that no address holds, and that a reload forgets. */
export const beyondAddress = (values: Address['values']): Address['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > LONGEST_VALUE));

/**
 * Returns the hash that {@link readAddress} reads back, without values longer than {@link LONGEST_VALUE}.
 *
 * @example
 * writeAddress({ section: 'clabe', values: { 'clabe-text': '002' } }) // → '#/clabe?clabe-text=002'
 */
export function writeAddress({ section, values }: Address): string {
  const held = Object.entries(values).filter(([, value]) => value.length <= LONGEST_VALUE);
  const query = new URLSearchParams(held).toString();
  return `#/${section}${query && `?${query}`}`;
}
