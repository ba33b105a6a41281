import { validateIban } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { bankName, checkClabe } from '../../clients/index.ts';

/** Whose account it is stays unsaid: only saving it finds out whether somebody else has it. */
export const validateIbanHandler = implement(validateIban, async ({ body }, { tx, services }) => {
  const checked = await checkClabe(tx, { text: body.iban, field: 'iban' }, services);
  if (!checked.ok) return checked;
  const { bankCode } = checked.value;
  return ok({ valid: true, bankCode, bank: bankName(bankCode) });
});
