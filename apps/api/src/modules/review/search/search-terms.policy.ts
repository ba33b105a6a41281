import { parseClabe } from '@lender/clabe';
import { parseCurp } from '@lender/curp';
import { normaliseEmail, normaliseName } from '../../clients/index.ts';

/** Meaning that a text may have. An identifier is searched by its keyed hash, a number as it is. */
export type SearchTerm =
  | { readonly kind: 'phone' | 'email' | 'curp' | 'clabe'; readonly value: string }
  | { readonly kind: 'id' | 'number' | 'payment_reference' | 'tracking_key' | 'last_four'; readonly value: string }
  | { readonly kind: 'name'; readonly value: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Form in which people write a phone: grouped, with the country code in front. */
const PHONE = /^(?:\+?52)?([1-9][0-9]{9})$/;
/** Letters and digits of public references. */
const NUMBER = /^[2-9A-HJKMNP-TV-Z]{10}$/;
const REFERENCE = /^[0-9A-Z]{6,40}$/;
const NAME = /^[\p{L}][\p{L} .'’-]*$/u;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** One letter would find every client. */
const SHORTEST_NAME = 2;

/**
 * Lists everything that a text may be, the most certain first.
 *
 * @example
 * searchTerms('55 1234 5678') // → [{ kind: 'phone', value: '5512345678' }, { kind: 'payment_reference', … }, …]
 * searchTerms('María Ló') // → [{ kind: 'name', value: 'maria lo' }]
 */
export function searchTerms(text: string): readonly SearchTerm[] {
  const trimmed = text.trim();
  const packed = trimmed.replace(/[\s-]/g, '').toUpperCase();
  return [...identifiers(trimmed, packed), ...numbers(trimmed, packed), ...names(trimmed)];
}

function identifiers(text: string, packed: string): readonly SearchTerm[] {
  const phone = PHONE.exec(packed)?.[1];
  const curp = parseCurp(packed);
  const clabe = parseClabe(packed);
  return [
    ...(phone ? [{ kind: 'phone' as const, value: phone }] : []),
    ...(MAIL.test(text) ? [{ kind: 'email' as const, value: normaliseEmail(text) }] : []),
    ...(curp.ok ? [{ kind: 'curp' as const, value: curp.value.curp }] : []),
    ...(clabe.ok ? [{ kind: 'clabe' as const, value: clabe.value.clabe }] : []),
  ];
}

function numbers(text: string, packed: string): readonly SearchTerm[] {
  const id = text.toLowerCase();
  // A word without a digit is more likely a name than a reference.
  const isReference = REFERENCE.test(packed) && /\d/.test(packed);
  return [
    ...(UUID.test(id) ? [{ kind: 'id' as const, value: id }] : []),
    ...(NUMBER.test(packed) ? [{ kind: 'number' as const, value: packed }] : []),
    ...(isReference ? [{ kind: 'payment_reference' as const, value: packed }] : []),
    ...(isReference ? [{ kind: 'tracking_key' as const, value: packed }] : []),
    ...(/^\d{4}$/.test(packed) ? [{ kind: 'last_four' as const, value: packed }] : []),
  ];
}

function names(text: string): readonly SearchTerm[] {
  const value = normaliseName(text);
  return NAME.test(text) && value.length >= SHORTEST_NAME ? [{ kind: 'name', value }] : [];
}
