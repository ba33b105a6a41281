import { validateIban } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { bankName, checkClabe } from '../../clients/index.ts';

/** The answer does not say whose account it is: only saving it checks whether another client has it. */
export const validateIbanHandler = implement(validateIban, async ({ body }, { tx, services }) => {
  const checked = await checkClabe(tx, { text: body.iban, field: 'iban' }, services);
  if (!checked.ok) return checked;
  const { bankCode } = checked.value;
  return ok({ valid: true, bankCode, bank: bankName(bankCode) });
});
