import { changeClientContact, sendContactCode } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

export const CONTACT_FIELDS = ['address', 'code', 'reason', 'proof', 'note'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** A phone is typed in groups; an e-mail has no spaces around it. */
const typedAddress = (text: string): string => (text.includes('@') ? text.trim() : text.replaceAll(/[\s().-]/g, ''));

/** The first step: a code goes to the new address. */
export const contactCodeForm = defineForm({
  endpoint: sendContactCode,
  fields: ['address'],
  bodyOf: ({ address }) => ({ address: typedAddress(address) }),
});

/** The second step: the code came back, and another person is asked. */
export const contactForm = defineForm({
  endpoint: changeClientContact,
  fields: CONTACT_FIELDS,
  secrets: ['code'],
  bodyOf: ({ address, code, reason, proof, note }) => ({
    ...{ address: typedAddress(address), code: code.trim(), reason, proof },
    note: oneLine(note),
  }),
});
