import { getVerificationCode, getVerificationDigit, sendSmsCode, verifyPhone } from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { countHits } from '../../../kernel/rate-limit.ts';
import { refuse } from '../../../kernel/refusal.ts';
import {
  claimOwner,
  isAccountComplete,
  lockClient,
  moveClient,
  readContacts,
  storeFirstPhoneProof,
} from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { newestCode } from './active-code.ts';
import type { CodeAddress } from './code-address.ts';
import { codeRules } from './code-rules.ts';
import { sendCode } from './send-code.ts';
import { useCode } from './use-code.ts';

export const getVerificationDigitHandler = implement(getVerificationDigit, async (_, { services }) =>
  ok({ digits: codeRules('sms', services.env).digits }),
);

export const getVerificationCodeHandler = implement(getVerificationCode, async (_, { caller, tx, services }) => {
  const { phone } = await readContacts(tx, caller.clientId, services);
  return ok({ pending: (await newestCode(tx, { channel: 'sms', address: phone }, services)) ?? null });
});

export const sendSmsCodeHandler = implement(sendSmsCode, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  const { phone } = await readContacts(tx, clientId, services);
  const number = body.mobilePhone?.number ?? phone;
  if (number === phone) return sendCode(tx, ownPhone(clientId, phone), services);

  const counted = await countHits([{ limit: 'new-numbers', who: [clientId] }], services);
  if (!counted.ok) return counted;
  if ((await claimOwner(tx, { kind: 'phone', value: number }, services)) !== undefined)
    return refuse('not_unique', { field: ['mobilePhone', 'number'] });
  const to = { channel: 'sms', address: number, purpose: 'new_phone', subject: clientId, asker: { clientId } } as const;
  return sendCode(tx, to, services);
});

/** A client whom staff registered becomes active by completing the account, not by the phone alone. */
export const verifyPhoneHandler = implement(verifyPhone, async ({ body }, { caller, tx, services, log }) => {
  const { clientId } = caller;
  const { status } = await lockClient(tx, clientId);
  const { phone } = await readContacts(tx, clientId, services);
  if (body.mobilePhone && body.mobilePhone.number !== phone) return refuse('not_found');
  const used = await useCode(tx, { ...ownPhone(clientId, phone), code: body.code, field: ['code'] }, services);
  if (!used.ok) return used;

  const { now } = await services.clock.business(tx);
  await storeFirstPhoneProof(tx, { clientId, now });
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'client.phone_verified' } });
  if (status === CLIENT_STATUS.verification && (await isAccountComplete(tx, clientId))) {
    const move = { clientId, from: status, to: CLIENT_STATUS.active, actor: 'client', by: 'client' } as const;
    await moveClient(tx, move, services);
  }
  log.info({ event: 'phone.verified' });
  return ok({ verified: true as const });
});

const ownPhone = (clientId: string, phone: string): CodeAddress => ({
  channel: 'sms',
  address: phone,
  purpose: 'phone',
  subject: clientId,
  asker: { clientId },
});
