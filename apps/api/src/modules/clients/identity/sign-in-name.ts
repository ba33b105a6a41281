import { normaliseEmail } from './normalise-email.ts';

/** Name for signing in: a phone, or an e-mail in its one spelling. */
export interface SignInName {
  readonly kind: 'phone' | 'email';
  readonly value: string;
}

const PHONE = /^[1-9][0-9]{9}$/;

export const readSignInName = (typed: string): SignInName =>
  PHONE.test(typed) ? { kind: 'phone', value: typed } : { kind: 'email', value: normaliseEmail(typed) };
