import { getDecision } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { toVariablesReply } from './variables/stored-variables.ts';

export const getDecisionHandler = implement(getDecision, async ({ params: { id } }, { tx }) => {
  const stored = await tx
    .selectFrom('decision')
    .select(['variables', 'origins'])
    .where('id', '=', id)
    .executeTakeFirst();
  return stored ? ok({ id, variables: toVariablesReply(stored) }) : refuse('not_found');
});
