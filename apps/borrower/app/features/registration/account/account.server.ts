import { createClient, proveNewPhone, sendSmsCodePublic } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { phoneDigits } from '../../../forms/masks/phone-digits.ts';
import { ACCOUNT_FIELDS, CODE_FIELDS, PHONE_FIELDS } from './account.ts';

export const phoneForm = defineForm({
  endpoint: sendSmsCodePublic,
  fields: PHONE_FIELDS,
  fieldOf: { 'mobilePhone.number': 'phone' },
  bodyOf: ({ phone }) => ({ mobilePhone: { number: phoneDigits(phone) } }),
});

/** @param phone - to which the code went */
export const codeForm = (phone: string) =>
  defineForm({
    endpoint: proveNewPhone,
    fields: CODE_FIELDS,
    secrets: CODE_FIELDS,
    bodyOf: ({ code }) => ({ mobilePhone: { number: phone }, code: code.replace(/\s/g, '') }),
  });

/** Phone and code from the pages before. */
export interface ProvenPhone {
  readonly phone: string;
  readonly code: string;
  /** Code of the friend who invited the person who registers. */
  readonly referralCode: string | undefined;
}

/** Form that is not shown before both consents were given. */
export const accountForm = ({ phone, code, referralCode }: ProvenPhone) =>
  defineForm({
    endpoint: createClient,
    fields: ACCOUNT_FIELDS,
    secrets: ['password'],
    bodyOf: ({ email, password }) => ({
      language: 'mx',
      mobilePhone: { number: phone },
      code,
      email: email.trim(),
      password,
      ...(referralCode && { referralCode }),
      consents: { terms: true, privacy: true },
    }),
  });
