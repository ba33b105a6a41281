import { createClient, sendSmsCodePublic } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { phoneDigits } from '../../../forms/phone-digits.ts';
import { ACCOUNT_FIELDS, PHONE_FIELDS } from './account.ts';

const fieldOf = { 'mobilePhone.number': 'phone', 'consents.terms': 'terms', 'consents.privacy': 'privacy' } as const;

export const phoneForm = defineForm({
  endpoint: sendSmsCodePublic,
  fields: PHONE_FIELDS,
  fieldOf: { 'mobilePhone.number': 'phone' },
  bodyOf: ({ phone }) => ({ mobilePhone: { number: phoneDigits(phone) } }),
});

export const accountForm = defineForm({
  endpoint: createClient,
  fields: ACCOUNT_FIELDS,
  secrets: ['code', 'password'],
  fieldOf,
  bodyOf: ({ phone, code, email, password, terms, privacy }) => ({
    language: 'mx',
    mobilePhone: { number: phoneDigits(phone) },
    code: code.replace(/\s/g, ''),
    email: email.trim(),
    password,
    consents: { terms: terms !== '', privacy: privacy !== '' },
  }),
});
