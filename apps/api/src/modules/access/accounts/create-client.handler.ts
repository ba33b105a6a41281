import { createClient } from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { isSourceWithinLimit } from '../../../kernel/rate-limit.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { acceptTerms, markReferralRegistered, normaliseEmail, openAccount } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { useCode } from '../codes/use-code.ts';
import { isPasswordAllowed } from '../passwords/password.policy.ts';
import { openSession } from '../sessions/open-session.ts';

/** Accounts that one source may open in an hour; a household or a shop shares an address, a script does not stop at this. */
const SIGN_UPS = { name: 'sign-up', limit: 60, windowSeconds: 3_600 };

export const createClientHandler = implement(createClient, async ({ body }, { tx, services, source, log }) => {
  const { env, passwords } = services;
  const phone = body.mobilePhone.number;
  const email = normaliseEmail(body.email);

  if (!(await isSourceWithinLimit({ ...SIGN_UPS, source }, services)))
    return refuse('rate_limited', { retryAfterSeconds: SIGN_UPS.windowSeconds });
  if (!isPasswordAllowed(body.password, env.PASSWORD_POLICY, [email, phone]))
    return refuse('password_too_weak', { field: ['password'] });
  const to = { channel: 'sms', address: phone, purpose: 'registration', subject: 'registration' } as const;
  const used = await useCode(tx, { ...to, code: body.code, field: ['code'] }, services);
  if (!used.ok) return used;

  const passwordHash = await passwords.hash(body.password);
  const account = { phone, email, status: CLIENT_STATUS.active, passwordHash, isPhoneVerified: true };
  const opened = await openAccount(tx, account, services);
  if (!opened.ok) return opened;
  const clientId = opened.value;
  await acceptTerms(tx, clientId, services);
  if (body.referralCode) await markReferralRegistered(tx, body.referralCode);
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'client.registered' } });
  log.info({ event: 'client.registered' });
  return ok({
    id: clientId,
    Authorization: await openSession(tx, { accountId: clientId, accountType: 'client' }, services),
  });
});
