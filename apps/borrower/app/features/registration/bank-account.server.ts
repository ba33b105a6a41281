import { bankByCode } from '@lender/clabe/directory';
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

/** The bank of a typed CLABE, for a page that is shown again. */
export const bankNameOf = (typedClabe: string): string | undefined =>
  bankByCode(compactCode(typedClabe).slice(0, 3))?.name;
