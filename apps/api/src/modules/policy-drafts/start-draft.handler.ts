import { startPolicyDraft } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
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
  const id = services.newId();
  const { now } = await services.clock.business(tx);
  const row = { id, name: POLICY_NAME, based_on: basedOn, note, state: 'open', settings: '{}', revision: 1 } as const;
  await tx
    .insertInto('policy_draft')
    .values({ ...row, author: caller.userId, changed_at: now, test: null })
    .execute();
  return ok(await writtenDraft(tx, id, services));
});
