import { removeContact } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { recordHistory } from '../../history/index.ts';
import { lockClient } from '../lock-client.ts';

/** Removes a contact. The row is deleted: the data of a person who is no longer a contact are not needed. */
export const removeContactHandler = implement(removeContact, async ({ params }, { caller, tx, services }) => {
  const { clientId } = caller;
  await lockClient(tx, clientId);
  const removed = await tx
    .deleteFrom('additional_contact')
    .where('client_id', '=', clientId)
    .where('id', '=', params.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) return refuse('not_found');
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'client.contact_removed' } });
  return ok({});
});
