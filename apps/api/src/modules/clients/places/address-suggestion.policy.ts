import { normaliseName, prefixPattern } from './normalise-name.ts';

/** Kind of a query: the beginning of a postal code, or of a name. */
export type Typed = { readonly kind: 'postalCode' | 'name'; readonly pattern: string };

/** Reads digits as a postal code; a sixth digit fits none. */
export const readTyped = (query: string): Typed =>
  /^[0-9]+$/.test(query)
    ? { kind: 'postalCode', pattern: prefixPattern(query) }
    : { kind: 'name', pattern: prefixPattern(normaliseName(query)) };

export interface KnownPlace {
  readonly district: string | null;
  readonly city: string;
  readonly abbreviation: string;
  readonly postalCode: string | null;
}

/**
 * Returns one line of plain text: `Centro, Aguascalientes, Ags. 20000`. A town with the name of its municipality is
 * named once.
 */
export function addressLabel({ district, city, abbreviation, postalCode }: KnownPlace): string {
  const names = district === null || normaliseName(district) === normaliseName(city) ? [city] : [district, city];
  const end = postalCode === null ? abbreviation : `${abbreviation} ${postalCode}`;
  return [...names, end].join(', ');
}
