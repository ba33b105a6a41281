import { removeContact } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { recordHistory } from '../../history/index.ts';
import { lockClient } from '../lock-client.ts';

/** The row goes: nobody needs to know a person who is not to be reached any more. */
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
