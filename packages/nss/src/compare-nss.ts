import { holdsBirthYear, type Nss } from './nss.ts';

/** How the year of birth in an NSS stands to a birth date; `not_given` when either of them is not there. */
export type NssComparison =
  | { readonly consistent: true; readonly birthYear: { readonly status: 'consistent' | 'not_given' } }
  | { readonly consistent: false; readonly birthYear: { readonly status: 'unreadable' } }
  | {
      readonly consistent: false;
      readonly birthYear: { readonly status: 'inconsistent'; readonly expected: string; readonly found: string };
    };

/**
 * Compares an NSS with a birth date, `YYYY-MM-DD`. It holds two digits of the year and nothing else of a person: it
 * refutes most others, and proves nobody.
 *
 * @example
 * const parsed = parseNss('72897156237')
 * parsed.ok && compareNss(parsed.value.nss, { birthDate: '1971-05-02' }).consistent // → true
 * parsed.ok && compareNss(parsed.value.nss, { birthDate: '1972-05-02' }).birthYear // → { status: 'inconsistent', expected: '72', found: '71' }
 */
export function compareNss(nss: Nss, { birthDate }: { readonly birthDate?: string | undefined }): NssComparison {
  if (birthDate === undefined || !holdsBirthYear(nss)) return { consistent: true, birthYear: { status: 'not_given' } };
  const [, expected] = /^[0-9]{2}([0-9]{2})-[0-9]{2}-[0-9]{2}$/.exec(birthDate) ?? [];
  if (expected === undefined) return { consistent: false, birthYear: { status: 'unreadable' } };
  const found = nss.slice(4, 6);
  return expected === found
    ? { consistent: true, birthYear: { status: 'consistent' } }
    : { consistent: false, birthYear: { status: 'inconsistent', expected, found } };
}
