import { createClient } from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { acceptTerms, markReferralRegistered, normaliseEmail, openAccount } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { notifyDisplaced } from '../../messages/index.ts';
import { registrationCode } from '../codes/registration-code.ts';
import { useCode } from '../codes/use-code.ts';
import { refusePassword } from '../passwords/refuse-password.ts';
import { openSession } from '../sessions/open-session.ts';

export const createClientHandler = implement(
  createClient,
  async ({ body }, { tx, services, source, device, requestId, log }) => {
    const { passwords } = services;
    const phone = body.mobilePhone.number;
    const email = normaliseEmail(body.email);

    const weak = await refusePassword({ password: body.password, own: [email, phone], field: ['password'] }, services);
    if (weak) return weak;
    const guess = { ...registrationCode(phone, source), code: body.code, field: ['code'] };
    const used = await useCode(tx, guess, services);
    if (!used.ok) return used;

    const passwordHash = await passwords.hash(body.password);
    const account = { phone, email, status: CLIENT_STATUS.active, passwordHash, isPhoneVerified: true };
    const opened = await openAccount(tx, account, services);
    if (!opened.ok) return opened;
    const { clientId, displaced } = opened.value;
    await notifyDisplaced(tx, displaced, services);
    await acceptTerms(tx, { clientId, origin: { device, source, requestId } }, services);
    if (body.referralCode) await markReferralRegistered(tx, body.referralCode);
    await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'client.registered' } });
    log.info({ event: 'client.registered' });
    return ok({
      id: clientId,
      Authorization: await openSession(tx, { accountId: clientId, accountType: 'client', source }, services),
    });
  },
  { limits: ['sign-ups'] },
);
