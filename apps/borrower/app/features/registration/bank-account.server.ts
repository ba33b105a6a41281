import { saveAccountNumber } from '@lender/contract';
import { compactCode } from '../../forms/compact-code.ts';
import { defineForm } from '../../forms/form-definition.ts';
import { BANK_ACCOUNT_FIELDS } from './bank-account.ts';

export const bankAccountForm = defineForm({
  fields: BANK_ACCOUNT_FIELDS,
  body: saveAccountNumber.body,
  bodyOf: ({ clabe }) => ({ clabe: compactCode(clabe) }),
  send: (call, body, options) => call(saveAccountNumber, { body }, options),
});
