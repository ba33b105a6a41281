import { createBackOfficeClient } from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { claimOwner, isAccountComplete, lockClient, openAccount, saveDetails } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { copy, queueSms } from '../../messages/index.ts';
import { setPassword } from '../passwords/set-password.ts';
import { TEMPORARY_PASSWORD_HOURS, temporaryPassword } from '../passwords/temporary-password.ts';
import { revokeSessions } from '../revoke-sessions.ts';

/**
 * A repeated registration of the same phone and CURP, while the account is not completed, issues another temporary
 * password: the previous one may have expired, and there is no other way in.
 */
export const createBackOfficeClientHandler = implement(
  createBackOfficeClient,
  async ({ body }, { caller, tx, services, log }) => {
    const phone = body.mobilePhone.number;
    const found = await findOrOpen(tx, { phone, curp: body.nationalIdentificator, actor: caller.userId }, services);
    if (!found.ok) return found;
    const clientId = found.value;
    const { mobilePhone: _, ...given } = body;
    const saved = await saveDetails(tx, { clientId, given, actor: caller.userId }, services);
    if (!saved.ok) return saved;

    const password = temporaryPassword(services.randomInt);
    const until = new Date(services.clock.wall().getTime() + TEMPORARY_PASSWORD_HOURS * 3_600_000);
    await setPassword(tx, { clientId, password, actor: caller.userId, until }, services);
    await revokeSessions(tx, { accountId: clientId }, services);
    const page = new URL('/registration/completar', services.env.BORROWER_URL).href;
    const text = copy.temporaryPassword({ password, hours: TEMPORARY_PASSWORD_HOURS, page });
    await queueSms(tx, { phone, text }, services);
    log.info({ event: 'client.registered_by_staff' });
    return ok({ id: clientId });
  },
);

interface ForWhom {
  readonly phone: string;
  readonly curp: string;
  readonly actor: string;
}

async function findOrOpen(
  tx: Tx,
  { phone, curp, actor }: ForWhom,
  services: Services,
): Promise<Result<string, Refusal<'not_unique'>>> {
  const owner = await claimOwner(tx, { kind: 'phone', value: phone }, services);
  if (owner === undefined) {
    const account = { phone, email: null, status: CLIENT_STATUS.verification, isPhoneVerified: false };
    // No password has this hash; the temporary one takes its place at once.
    const opened = await openAccount(tx, { ...account, passwordHash: 'none' }, services);
    if (!opened.ok) return opened;
    const { clientId } = opened.value;
    await recordHistory(tx, services, { clientId, actor, event: { name: 'client.registered' } });
    return ok(clientId);
  }
  const { status } = await lockClient(tx, owner);
  const isSamePerson = (await claimOwner(tx, { kind: 'curp', value: curp.toUpperCase() }, services)) === owner;
  const isOpen = status === CLIENT_STATUS.verification && !(await isAccountComplete(tx, owner));
  return isSamePerson && isOpen ? ok(owner) : refuse('not_unique', { field: ['mobilePhone', 'number'] });
}
