import { finish } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { decideWhenComplete } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { countStatementFiles, mayChangeStatement } from './may-upload.ts';

export const finishHandler = implement(finish, async (_, { caller, tx, services }) => {
  const { clientId } = caller;
  await lockClient(tx, clientId);
  const permitted = await mayChangeStatement(tx, clientId);
  if (!permitted.ok) return permitted;
  const open = permitted.value;
  if ((await countStatementFiles(tx, open)) === 0)
    return refuse('documents_missing', { facts: { missing: ['bank_statement'] } });

  const { now } = await services.clock.business(tx);
  await tx
    .updateTable('application')
    .set({ bank_statement_finished_at: now })
    .where('client_id', '=', clientId)
    .where('id', '=', open.id)
    .execute();
  const event = {
    clientId,
    actor: 'client',
    event: { name: 'document.statement_finished' },
    applicationId: open.id,
  } as const;
  await recordHistory(tx, services, event);
  await decideWhenComplete(tx, clientId, services);
  return ok({});
});
