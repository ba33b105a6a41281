import type { CodeAddress } from './code-address.ts';

/** Address of a code that proves a phone before there is an account. */
export const registrationCode = (phone: string, source: string): CodeAddress => ({
  channel: 'sms',
  address: phone,
  purpose: 'registration',
  subject: 'registration',
  asker: { source },
});
