import { bankByCode } from '@lender/clabe/directory';
import { saveAccountNumber } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, isRefused, showAgain, submitForm } from '@lender/web/forms';
import { leadTo, showRefusal } from '@lender/web/outcome';
import { compactCode } from '../../../forms/compact-code.ts';
import { choosePayout } from '../payout/payout-choice.server.ts';
import { BANK_ACCOUNT_FIELDS, type BankAccountField } from './bank-account.ts';

export const bankAccountForm = defineForm({
  endpoint: saveAccountNumber,
  fields: BANK_ACCOUNT_FIELDS,
  bodyOf: ({ clabe }) => ({ clabe: compactCode(clabe) }),
});

/** Saves the account, and the payout method where the page asks for it. */
export async function saveBankAccount(call: Call, form: FormData) {
  const notChosen = await choosePayout(call, form);
  if (notChosen) return shownAgain({ ...showAgain(BANK_ACCOUNT_FIELDS, form).problem, form: notChosen });
  const saved = await submitForm(bankAccountForm, form, call);
  return isRefused(saved) ? shownAgain(saved.problem) : leadTo('/flow');
}

const shownAgain = (problem: FormProblem<BankAccountField>) =>
  showRefusal({ account: { problem, bankName: bankNameOf(problem.values.clabe ?? '') } });

/** Returns the bank of a typed CLABE, for a page that is shown again. */
export const bankNameOf = (typedClabe: string): string | undefined =>
  bankByCode(compactCode(typedClabe).slice(0, 3))?.name;
