import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { giveNewName } from '../../kernel/database/external-ids.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { BankLink } from '../../providers/belvo/port.ts';
import type { Services } from '../../services.ts';
import { settleNeed } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { linkOf } from './link-row.ts';
import { mayLinkBank } from './may-link.ts';

interface Made {
  readonly clientId: string;
  readonly link: BankLink;
}

/**
 * Keeps a link whose reference was compared, and has its account read. The same link again changes nothing; another one
 * replaces the first, which ends. One that came too late ends itself.
 */
export async function keepLink(
  tx: Tx,
  { clientId, link: { id: link_id, institution, externalId } }: Made,
  services: Services,
): Promise<Result<{ id: string; institution: string }, Refusal<'not_found' | 'illegal_transition'>>> {
  await lockClient(tx, clientId);
  const permitted = await mayLinkBank(tx, clientId, services);
  const row = permitted.ok ? await linkOf(tx, permitted.value) : undefined;
  if (!permitted.ok || !row || row.reference !== externalId) {
    await services.jobs.enqueue(tx, 'remove-bank-link', { linkId: link_id });
    return permitted.ok ? refuse('not_found') : permitted;
  }
  const kept = ok({ id: link_id, institution });
  if (row.link_id === link_id) return kept;
  if (row.link_id !== null) await services.jobs.enqueue(tx, 'remove-bank-link', { linkId: row.link_id });
  const { client_id, id: application_id } = permitted.value;
  await giveNewName(tx, permitted.value, { kind: 'bank_link', name: link_id });
  await tx
    .updateTable('bank_link')
    .set({
      state: 'linked',
      link_id,
      institution,
      linked_at: services.clock.wall(),
      read_at: null,
      snapshot_sealed: null,
    })
    .where('client_id', '=', client_id)
    .where('application_id', '=', application_id)
    .execute();
  await services.jobs.enqueue(tx, 'read-bank-link', { linkId: link_id });
  const event = { name: 'bank_link.made', facts: { institution } } as const;
  await recordHistory(tx, services, { clientId, actor: 'client', event, applicationId: application_id });
  await settleNeed(tx, { clientId, applicationId: application_id, need: 'bankLink', state: 'submitted' }, services);
  return kept;
}
