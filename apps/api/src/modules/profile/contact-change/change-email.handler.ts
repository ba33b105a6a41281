import { changeEmail } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { useCode } from '../../access/index.ts';
import { claimOwner, lockClient, normaliseEmail, readContacts } from '../../clients/index.ts';
import { readClientProfile } from '../client-profile.ts';
import { mayChangeContact } from './contact-change.ts';
import { moveEmail } from './move-email.ts';

/**
 * The code proves the mailbox. For the address that the account already has, it proves only that, and nothing changes.
 */
export const changeEmailHandler = implement(changeEmail, async ({ body }, { caller, tx, services, log }) => {
  const { clientId, sessionId } = caller;
  const email = normaliseEmail(body.email);
  await lockClient(tx, clientId);
  const { email: before } = await readContacts(tx, clientId, services);
  if (email !== before) {
    const asked = { clientId, sessionId, password: body.password };
    const may = await mayChangeContact(tx, asked, services);
    if (!may.ok) return may;
  } else if ((await claimOwner(tx, { kind: 'email', value: email }, services)) === clientId)
    return refuse('unchanged', { field: ['email'] });

  const to = { channel: 'email', address: email, purpose: 'email', subject: 'email', asker: { clientId } } as const;
  const used = await useCode(tx, { ...to, code: body.code, field: ['code'] }, services);
  if (!used.ok) return used;
  const moved = await moveEmail(tx, { clientId, email, actor: 'client' }, services);
  if (!moved.ok) return moved;
  log.info({ event: 'email.changed' });
  return ok(await readClientProfile(tx, clientId, services));
});
