import { startPolicyDraft } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { beginDraft } from '../drafts/index.ts';
import { POLICY_NAME } from '../policies/index.ts';
import { writtenDraft } from './draft-reply.ts';

export const startPolicyDraftHandler = implement(startPolicyDraft, async ({ body }, { caller, tx, services }) => {
  const { basedOn, note } = body;
  const base = await tx
    .selectFrom('policy')
    .select('version')
    .where('name', '=', POLICY_NAME)
    .where('version', '=', basedOn)
    .executeTakeFirst();
  if (!base) return refuse('not_found');
  const id = await beginDraft(tx, { name: POLICY_NAME, basedOn, note, author: caller.userId }, services);
  return ok(await writtenDraft(tx, id, services));
});
