import { changeEmail, changePhone, sendEmailCode, sendSmsCode } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { compactCode } from '../../../forms/compact-code.ts';
import { phoneDigits } from '../../../forms/masks/phone-digits.ts';
import { ADDRESS_FIELDS, CHANGE_FIELDS } from './contact-change.ts';

export const askEmailForm = defineForm({
  endpoint: sendEmailCode,
  fields: ADDRESS_FIELDS,
  fieldOf: { email: 'address' },
  bodyOf: ({ address }) => ({ email: address.trim() }),
});

export const changeEmailForm = defineForm({
  endpoint: changeEmail,
  fields: CHANGE_FIELDS,
  secrets: ['code', 'password'],
  fieldOf: { email: 'address' },
  bodyOf: ({ address, code, password }) => ({ email: address.trim(), code: compactCode(code), password }),
});

export const askPhoneForm = defineForm({
  endpoint: sendSmsCode,
  fields: ADDRESS_FIELDS,
  fieldOf: { 'mobilePhone.number': 'address' },
  bodyOf: ({ address }) => ({ mobilePhone: { number: phoneDigits(address) } }),
});

export const changePhoneForm = defineForm({
  endpoint: changePhone,
  fields: CHANGE_FIELDS,
  secrets: ['code', 'password'],
  fieldOf: { 'mobilePhone.number': 'address' },
  bodyOf: ({ address, code, password }) => ({
    mobilePhone: { number: phoneDigits(address) },
    code: compactCode(code),
    password,
  }),
});
