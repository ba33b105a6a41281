import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { readContacts, saveEmail } from '../../clients/index.ts';
import { copy, notifyDisplaced, queueEmail } from '../../messages/index.ts';
import { holdOldAddress } from './contact-change.ts';
import { undoPage } from './undo-page.ts';

interface EmailMove {
  readonly clientId: string;
  /** E-mail that was proven by a code. */
  readonly email: string;
  /** `client`, or the id of a member of staff. */
  readonly actor: string;
}

/** Moves an account, whose row is locked, to another e-mail, and notifies the old one how to undo it. */
export async function moveEmail(
  tx: Tx,
  { clientId, email, actor }: EmailMove,
  services: Services,
): Promise<Result<undefined, Refusal<'not_unique'>>> {
  const { email: before } = await readContacts(tx, clientId, services);
  if (before !== null && before !== email) await holdAndNotify(tx, { clientId, address: before }, services);
  const saved = await saveEmail(tx, { clientId, email, isProven: true, actor }, services);
  if (!saved.ok) return saved;
  await notifyDisplaced(tx, saved.value.displaced, services);
  return ok(undefined);
}

async function holdAndNotify(
  tx: Tx,
  { clientId, address }: { readonly clientId: string; readonly address: string },
  services: Services,
): Promise<void> {
  const code = await holdOldAddress(tx, { clientId, kind: 'email', address }, services);
  if (code !== undefined)
    await queueEmail(tx, { to: address, ...copy.emailChanged({ code, page: undoPage(services.env) }) }, services);
}
