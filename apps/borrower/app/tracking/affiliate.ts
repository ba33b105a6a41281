/** Partner or campaign that sent a visitor, as named by the address on which they came. */
export interface Affiliate {
  readonly partner?: string;
  readonly code?: string;
  readonly campaign?: string;
  readonly source?: string;
  readonly optionalParam?: string;
}

/**
 * Parameters of an address for each fact; the first one that is there counts. A partner's own names (`my_…`) come
 * before the common ones.
 */
const PARAMETERS = {
  partner: ['my_partner', 'utm_medium'],
  code: ['my_code', 'gclid'],
  campaign: ['my_campaign', 'utm_campaign'],
  source: ['my_source', 'utm_source'],
  optionalParam: ['my_optional', 'utm_content', 'utm_term'],
} as const satisfies Record<keyof Affiliate, readonly string[]>;

/** Largest number of characters that the server accepts. */
const CHARACTERS = 128;

/**
 * Reads the affiliate that sent a visitor; `undefined` where the address names none.
 *
 * @example
 * affiliateOf(new URLSearchParams('utm_source=radar&gclid=abc')) // → { source: 'radar', code: 'abc' }
 */
export function affiliateOf(search: URLSearchParams): Affiliate | undefined {
  const facts: [string, string][] = Object.entries(PARAMETERS).flatMap(([fact, names]) => {
    const value = names.map((name) => tidy(search.get(name))).find((text) => text !== '');
    return value === undefined ? [] : [[fact, value]];
  });
  return facts.length === 0 ? undefined : Object.fromEntries(facts);
}

/** An address may contain anything. */
const tidy = (text: string | null): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(0, CHARACTERS);
