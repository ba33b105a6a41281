import { bankByCode } from '@lender/clabe/directory';
import { saveAccountNumber } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { compactCode } from '../../../forms/compact-code.ts';
import { BANK_ACCOUNT_FIELDS } from './bank-account.ts';

export const bankAccountForm = defineForm({
  endpoint: saveAccountNumber,
  fields: BANK_ACCOUNT_FIELDS,
  bodyOf: ({ clabe }) => ({ clabe: compactCode(clabe) }),
});

/** The bank of a typed CLABE, for a page that is shown again. */
export const bankNameOf = (typedClabe: string): string | undefined =>
  bankByCode(compactCode(typedClabe).slice(0, 3))?.name;
