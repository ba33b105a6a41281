/** Where somebody is on the page, and all that they typed: the part of an address that no browser ever sends. */
export interface Address {
  /** The folder of a package: `clabe`. */
  readonly section: string;
  /** By the name of each field, in every section. */
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

/**
 * The hash that {@link readAddress} reads back.
 *
 * @example
 * writeAddress({ section: 'clabe', values: { 'clabe-text': '002' } }) // → '#/clabe?clabe-text=002'
 */
export function writeAddress({ section, values }: Address): string {
  const query = new URLSearchParams({ ...values }).toString();
  return `#/${section}${query && `?${query}`}`;
}
