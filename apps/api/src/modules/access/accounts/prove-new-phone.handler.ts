import { proveNewPhone } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { claimOwner } from '../../clients/index.ts';
import { registrationCode } from '../codes/registration-code.ts';
import { checkCode } from '../codes/use-code.ts';

export const proveNewPhoneHandler = implement(proveNewPhone, async ({ body }, { tx, services, source }) => {
  const phone = body.mobilePhone.number;
  const guess = { ...registrationCode(phone, source), code: body.code, field: ['code'] };
  const checked = await checkCode(guess, services);
  if (!checked.ok) return checked;
  return ok({ hasAccount: (await claimOwner(tx, { kind: 'phone', value: phone }, services)) !== undefined });
});
