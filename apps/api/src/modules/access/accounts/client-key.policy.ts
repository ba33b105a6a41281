import { normaliseEmail } from '../../clients/index.ts';

/**
 * Returns the one spelling of an e-mail or a phone; `undefined` for text that is neither.
 *
 * @example
 * readClientKey('phone', '+52 55 1234 5678') // → '5512345678'
 */
export function readClientKey(kind: 'email' | 'phone', typed: string): string | undefined {
  if (kind === 'email') return /^[^\s@]+@[^\s@]+$/.test(typed.trim()) ? normaliseEmail(typed) : undefined;
  const digits = typed.normalize('NFKC').replace(/[\s().-]/g, '');
  return /^(?:\+?52)?([1-9][0-9]{9})$/.exec(digits)?.[1];
}
