import { changeClientContact, sendContactCode } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

export const CONTACT_FIELDS = ['address', 'code', 'reason', 'proof', 'note'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Removes the spaces and signs in a phone, and the spaces around an e-mail. */
const typedAddress = (text: string): string => (text.includes('@') ? text.trim() : text.replaceAll(/[\s().-]/g, ''));

/** Form of the first step: sends a code to the new address. */
export const contactCodeForm = defineForm({
  endpoint: sendContactCode,
  fields: ['address'],
  bodyOf: ({ address }) => ({ address: typedAddress(address) }),
});

/** Form of the second step: checks the code, and asks another person. */
export const contactForm = defineForm({
  endpoint: changeClientContact,
  fields: CONTACT_FIELDS,
  secrets: ['code'],
  bodyOf: ({ address, code, reason, proof, note }) => ({
    ...{ address: typedAddress(address), code: code.trim(), reason, proof },
    note: oneLine(note),
  }),
});
