import { createClient, sendSmsCodePublic } from '@lender/contract';
import { defineForm } from '../../forms/form-definition.ts';
import { phoneDigits } from '../../forms/phone-digits.ts';
import { ACCOUNT_FIELDS, PHONE_FIELDS } from './account.ts';

const fieldOf = { 'mobilePhone.number': 'phone', 'consents.terms': 'terms', 'consents.privacy': 'privacy' } as const;

export const phoneForm = defineForm({
  fields: PHONE_FIELDS,
  fieldOf: { 'mobilePhone.number': 'phone' },
  body: sendSmsCodePublic.body,
  bodyOf: ({ phone }) => ({ mobilePhone: { number: phoneDigits(phone) } }),
  send: async (call, body) => {
    const answer = await call(sendSmsCodePublic, { body });
    if (!answer.ok) return answer;
    const { digits, resendAt } = answer.data;
    return { ok: true, data: { phone: body.mobilePhone.number, digits, resendAt } };
  },
});

export const accountForm = defineForm({
  fields: ACCOUNT_FIELDS,
  secrets: ['code', 'password'],
  fieldOf,
  body: createClient.body,
  bodyOf: ({ phone, code, email, password, terms, privacy }) => ({
    language: 'mx',
    mobilePhone: { number: phoneDigits(phone) },
    code: code.replace(/\s/g, ''),
    email: email.trim(),
    password,
    consents: { terms: terms !== '', privacy: privacy !== '' },
  }),
  send: (call, body, options) => call(createClient, { body }, options),
});
