import { addClientNote } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { recordHistory } from '../../history/index.ts';

export const addClientNoteHandler = implement(
  addClientNote,
  async ({ params: { id: clientId }, body: { note } }, { caller, tx, services }) => {
    const client = await tx
      .selectFrom('client')
      .select('client_id')
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    if (!client) return refuse('not_found');
    const event = { name: 'case.noted', facts: { note } } as const;
    await recordHistory(tx, services, { clientId, actor: caller.userId, event });
    return ok({});
  },
);
