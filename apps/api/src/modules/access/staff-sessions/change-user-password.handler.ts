import { changeUserPassword } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { countHits } from '../../../kernel/rate-limit.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { copy, queueEmail } from '../../messages/index.ts';
import { refusePassword } from '../passwords/refuse-password.ts';
import { revokeSessions } from '../revoke-sessions.ts';

export const changeUserPasswordHandler = implement(
  changeUserPassword,
  async ({ body }, { caller, tx, services, log }) => {
    const counted = await countHits([{ limit: 'own-password', who: [caller.userId] }], services);
    if (!counted.ok) return counted;
    const user = await tx
      .selectFrom('staff_user')
      .select(['id', 'email', 'name', 'password_hash'])
      .where('id', '=', caller.userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!(await services.passwords.matches(body.oldPassword, user.password_hash))) {
      log.warn({ event: 'password.old_wrong', accountType: 'user' });
      return refuse('incorrect_old_password', { field: ['oldPassword'] });
    }
    if (body.newPassword === body.oldPassword) return refuse('password_not_unique', { field: ['newPassword'] });
    const weak = await refusePassword(
      { password: body.newPassword, own: [user.email, user.name], field: ['newPassword'] },
      services,
    );
    if (weak) return weak;

    await tx
      .updateTable('staff_user')
      .set({ password_hash: await services.passwords.hash(body.newPassword) })
      .where('id', '=', user.id)
      .execute();
    await revokeSessions(tx, { accountId: user.id, except: caller.sessionId }, services);
    await queueEmail(tx, { to: user.email, ...copy.passwordChanged.email }, services);
    log.info({ event: 'password.changed', accountType: 'user' });
    return ok({});
  },
);
