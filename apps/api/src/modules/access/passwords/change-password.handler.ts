import { changePassword } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { knownOfOwner, lockClient, readContacts, readPasswordHash } from '../../clients/index.ts';
import { copy, queueEmail, queueSms } from '../../messages/index.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { refusePassword } from './refuse-password.ts';
import { setPassword } from './set-password.ts';

export const changePasswordHandler = implement(
  changePassword,
  async ({ body }, { caller, tx, services, log }) => {
    const { clientId, sessionId } = caller;
    await lockClient(tx, clientId);
    const hash = await readPasswordHash(tx, clientId);
    if (!(await services.passwords.matches(body.oldPassword, hash))) {
      log.warn({ event: 'password.old_wrong' });
      return refuse('incorrect_old_password', { field: ['oldPassword'] });
    }
    if (body.newPassword === body.oldPassword) return refuse('password_not_unique', { field: ['newPassword'] });
    const { phone, email } = await readContacts(tx, clientId, services);
    const own = await knownOfOwner(tx, clientId, services);
    const weak = await refusePassword({ password: body.newPassword, own, field: ['newPassword'] }, services);
    if (weak) return weak;

    await setPassword(tx, { clientId, password: body.newPassword, actor: 'client' }, services);
    await revokeSessions(tx, { accountId: clientId, except: sessionId }, services);
    if (email === null) await queueSms(tx, { phone, text: copy.passwordChanged.sms }, services);
    else await queueEmail(tx, { to: email, ...copy.passwordChanged.email }, services);
    log.info({ event: 'password.changed' });
    return ok({});
  },
  { limits: ['old-password'] },
);
