import { createClient } from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { claimIdentity } from '../../clients/claim-identity.ts';
import { sealPersonal } from '../../clients/personal.ts';
import { recordConsent } from '../../consents/consents.ts';
import { publicReference } from '../../crypto/public-reference.ts';
import { logEvent } from '../../events/log-event.ts';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import { withinPaceOfSource } from '../../http/source-pace.ts';
import { normaliseEmail } from '../../sessions/normalise-email.ts';
import { openSession } from '../../sessions/open-session.ts';
import { useCode } from '../../sms-codes/sms-codes.ts';
import { markReferralRegistered } from './mark-referral-registered.ts';
import { isPasswordAllowed } from './password.policy.ts';

/** Accounts that one source may open in an hour; a household or a shop shares an address, a script does not stop at this. */
const SIGN_UPS_AN_HOUR = 60;

export const createClientHandler = implement(createClient, async ({ body }, { tx, services, source, log }) => {
  const { vault, clock, env, newId, passwords } = services;
  const phone = body.mobilePhone.number;
  const email = normaliseEmail(body.email);

  const pace = { bucket: 'sign-up', source, limit: SIGN_UPS_AN_HOUR, windowSeconds: 3_600 };
  if (!(await withinPaceOfSource(pace, services))) return refuse('rate_limited', { retryAfterSeconds: 3_600 });
  if (!isPasswordAllowed(body.password, env.PASSWORD_POLICY, [email, phone]))
    return refuse('password_too_weak', { field: ['password'] });
  const code = { phone, purpose: 'registration', subject: 'registration', code: body.code, field: ['code'] } as const;
  const used = await useCode(tx, code, services);
  if (!used.ok) return used;

  const clientId = newId();
  const { now: registeredAt } = await clock.business(tx);
  await tx
    .insertInto('client')
    .values({
      client_id: clientId,
      status: CLIENT_STATUS.active,
      email_sealed: sealPersonal(vault, 'email', { clientId, value: email }),
      phone_sealed: sealPersonal(vault, 'phone', { clientId, value: phone }),
      phone_last_four: phone.slice(-4),
      password_hash: await passwords.hash(body.password),
      hashed_user_id: publicReference(services.randomInt),
      created_at: registeredAt,
    })
    .execute();
  if (!(await claimIdentity(tx, { kind: 'phone', value: phone, clientId }, vault)))
    return refuse('not_unique', { field: ['mobilePhone', 'number'] });
  if (!(await claimIdentity(tx, { kind: 'email', value: email, clientId }, vault)))
    return refuse('not_unique', { field: ['email'] });

  for (const kind of ['terms', 'privacy'] as const)
    await recordConsent(tx, { clientId, kind, granted: true }, services);
  if (body.referralCode) await markReferralRegistered(tx, body.referralCode);
  await logEvent(tx, services, { clientId, actor: 'client', event: 'client.registered' });
  log.info({ event: 'client.registered' });
  return done({
    id: clientId,
    Authorization: await openSession(tx, { accountId: clientId, accountType: 'client' }, services),
  });
});
