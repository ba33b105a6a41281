import { changeEmail } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { useCode } from '../../access/index.ts';
import { claimOwner, lockClient, normaliseEmail, readContacts, saveEmail } from '../../clients/index.ts';
import { copy, notifyDisplaced, queueEmail } from '../../messages/index.ts';
import { readClientProfile } from '../client-profile.ts';
import { holdOldAddress, mayChangeContact } from './contact-change.ts';
import { undoPage } from './undo-page.ts';

/** The code proves the mailbox. The address that the account has already is only proven by it, and nothing changes. */
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
  if (before !== null && before !== email) await holdAndTell(tx, { clientId, address: before }, services);
  const saved = await saveEmail(tx, { clientId, email, isProven: true }, services);
  if (!saved.ok) return saved;
  await notifyDisplaced(tx, saved.value.displaced, services);
  log.info({ event: 'email.changed' });
  return ok(await readClientProfile(tx, clientId, services));
});

/** The address before hears of it, and how to undo it. */
async function holdAndTell(
  tx: Tx,
  { clientId, address }: { clientId: string; address: string },
  services: Services,
): Promise<void> {
  const code = await holdOldAddress(tx, { clientId, kind: 'email', address }, services);
  if (code !== undefined)
    await queueEmail(tx, { to: address, ...copy.emailChanged({ code, page: undoPage(services.env) }) }, services);
}
