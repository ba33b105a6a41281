import { holdsBirthYear, type Nss } from './nss.ts';

/** Comparison of the year of birth in an NSS with a birth date; `not_given` when either of them is missing. */
export type NssComparison =
  | { readonly consistent: true; readonly birthYear: { readonly status: 'consistent' | 'not_given' } }
  | { readonly consistent: false; readonly birthYear: { readonly status: 'unreadable' } }
  | {
      readonly consistent: false;
      readonly birthYear: { readonly status: 'inconsistent'; readonly expected: string; readonly found: string };
    };

/**
 * Compares an NSS with a birth date, `YYYY-MM-DD`, 1900-01-01 to 2099-12-31; a day on no calendar is unreadable, and
 * `null` means not known. An NSS holds two digits of the year and nothing else about a person: it rules out most other
 * people, and proves no identity.
 *
 * @example
 * const parsed = parseNss('72897156237')
 * parsed.ok && compareNss(parsed.value.nss, { birthDate: '1971-05-02' }).consistent // → true
 * parsed.ok && compareNss(parsed.value.nss, { birthDate: '1972-05-02' }).birthYear // → { status: 'inconsistent', expected: '72', found: '71' }
 */
export function compareNss(nss: Nss, { birthDate }: { readonly birthDate?: string | null | undefined }): NssComparison {
  if (birthDate === undefined || birthDate === null || !holdsBirthYear(nss)) {
    return { consistent: true, birthYear: { status: 'not_given' } };
  }
  if (!isBirthDate(birthDate)) return { consistent: false, birthYear: { status: 'unreadable' } };
  const expected = birthDate.slice(2, 4);
  const found = nss.slice(4, 6);
  return expected === found
    ? { consistent: true, birthYear: { status: 'consistent' } }
    : { consistent: false, birthYear: { status: 'inconsistent', expected, found } };
}

/** `Date` reads 30 February as a day of March, or as invalid. */
function isBirthDate(date: string): boolean {
  return new Date(date).toJSON()?.slice(0, 10) === date && date >= '1900' && date < '2100';
}
