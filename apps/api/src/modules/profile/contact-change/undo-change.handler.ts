import { timingSafeEqual } from 'node:crypto';
import { undoChange } from '@lender/contract';
import { ok } from '@lender/result';
import type { Selectable } from 'kysely';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { revokeSessions } from '../../access/index.ts';
import {
  lockClient,
  readSignInName,
  restoreClaim,
  type SignInName,
  storePhone,
  storeSealedEmail,
} from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { undoCodeHash } from './contact-change.ts';

type Change = Selectable<Database['contact_change']>;

/** Restores an address and ends all sessions. It needs no session, and leaves the password unchanged. */
export const undoChangeHandler = implement(
  undoChange,
  async ({ body }, { tx, services, log }) => {
    const old = readSignInName(body.address);
    const change = await findChange(tx, { old, code: body.code }, services);
    if (!change || !(await takeChange(tx, change, services))) {
      log.warn({ event: 'contact.undo_failed' });
      return refuse('code_wrong');
    }
    const { client_id: clientId, kind } = change;
    await putBack(tx, { change, old }, services);
    await revokeSessions(tx, { accountId: clientId }, services);
    await recordHistory(tx, services, {
      clientId,
      actor: 'client',
      event: { name: 'client.contact_undone', facts: { kind } },
    });
    log.warn({ event: 'contact.undone', kind });
    return ok({});
  },
  { limits: ['undo-tries'] },
);

interface Undo {
  readonly old: SignInName;
  readonly code: string;
}

/** Finds the change that a code undoes, by the address that it replaced. */
async function findChange(
  tx: Tx,
  { old, code }: Undo,
  { vault, clock }: Pick<Services, 'vault' | 'clock'>,
): Promise<Change | undefined> {
  const change = await tx
    .selectFrom('identity_claim')
    .innerJoin('contact_change', 'contact_change.client_id', 'identity_claim.client_id')
    .selectAll('contact_change')
    .where('identity_claim.kind', '=', old.kind)
    .where('identity_claim.keyed_hash', '=', vault.searchHash(old.kind, old.value))
    .where('contact_change.kind', '=', old.kind)
    .where('contact_change.undone_at', 'is', null)
    .where('contact_change.undo_until', '>', clock.wall())
    .executeTakeFirst();
  const hash = undoCodeHash(vault, { kind: old.kind, address: old.value, code });
  return change && timingSafeEqual(change.undo_code_hash, hash) ? change : undefined;
}

/** Uses up the code, so that only one of two calls undoes. */
async function takeChange(tx: Tx, change: Change, { clock }: Pick<Services, 'clock'>): Promise<boolean> {
  await lockClient(tx, change.client_id);
  const taken = await tx
    .updateTable('contact_change')
    .set({ undone_at: clock.wall() })
    .where('client_id', '=', change.client_id)
    .where('id', '=', change.id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Restores the old address; the one that replaced it becomes free again. */
async function putBack(
  tx: Tx,
  { change, old }: { change: Change; old: SignInName },
  services: Pick<Services, 'vault' | 'clock'>,
): Promise<void> {
  const { client_id: clientId, kind, old_sealed: sealed } = change;
  await restoreClaim(tx, { clientId, kind, value: old.value }, services);
  if (kind === 'email') return storeSealedEmail(tx, { clientId, sealed });
  return storePhone(tx, { clientId, sealed, lastFour: old.value.slice(-4), verifiedAt: change.old_verified_at });
}
