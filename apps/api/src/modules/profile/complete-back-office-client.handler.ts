import { completeBackOfficeClient } from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refusePassword, revokeSessions, setPassword } from '../access/index.ts';
import {
  acceptTerms,
  isAccountComplete,
  knownOfOwner,
  lockClient,
  moveClient,
  normaliseEmail,
  saveEmail,
  storePhoneProof,
} from '../clients/index.ts';
import { notifyDisplaced } from '../messages/index.ts';
import { readClientProfile } from './client-profile.ts';

export const completeBackOfficeClientHandler = implement(
  completeBackOfficeClient,
  async ({ body }, { caller, tx, services, device, source, requestId, log }) => {
    const { clientId, sessionId } = caller;
    const { status } = await lockClient(tx, clientId);
    if (status !== CLIENT_STATUS.verification || (await isAccountComplete(tx, clientId)))
      return refuse('illegal_transition');
    const email = normaliseEmail(body.email);
    const own = [email, ...(await knownOfOwner(tx, clientId, services))];
    const weak = await refusePassword({ password: body.password, own, field: ['password'] }, services);
    if (weak) return weak;
    const saved = await saveEmail(tx, { clientId, email, isProven: false }, services);
    if (!saved.ok) return saved;
    await notifyDisplaced(tx, saved.value.displaced, services);

    await setPassword(tx, { clientId, password: body.password, actor: 'client' }, services);
    await revokeSessions(tx, { accountId: clientId, except: sessionId }, services);
    await acceptTerms(tx, { clientId, origin: { device, source, requestId } }, services);
    // A client who signed in with the temporary password has read it on this phone.
    const { now } = await services.clock.business(tx);
    await storePhoneProof(tx, { clientId, now });
    const move = { clientId, from: status, to: CLIENT_STATUS.active, actor: 'client', by: 'client' } as const;
    await moveClient(tx, move, services);
    log.info({ event: 'client.completed' });
    return ok(await readClientProfile(tx, clientId, services));
  },
);
