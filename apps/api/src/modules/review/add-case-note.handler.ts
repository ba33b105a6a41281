import { addCaseNote } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { recordHistory } from '../history/index.ts';
import { findCase } from './read-case.ts';

export const addCaseNoteHandler = implement(addCaseNote, async ({ params, body }, { caller, tx, services }) => {
  const record = await findCase(tx, params.id);
  if (!record) return refuse('not_found');
  await recordHistory(tx, services, {
    clientId: record.client_id,
    applicationId: record.id,
    actor: caller.userId,
    event: { name: 'case.noted', facts: { note: body.note } },
  });
  return ok({});
});
