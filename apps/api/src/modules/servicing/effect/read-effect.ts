import type { getLoanEffect, Reply } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { toPositionReply } from '../own/to-position-reply.ts';
import { effectOf } from './effect-of.policy.ts';
import { type EffectRefusal, imagine, type Question } from './imagine.ts';

type Effect = Reply<typeof getLoanEffect>;
type Status = ReturnType<typeof effectOf>['before'];

/** Returns the effect that a command would have on a loan, in its wire form. */
export async function readEffect(
  tx: Tx,
  question: Question,
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<Result<Effect, EffectRefusal>> {
  const imagined = await imagine(tx, question, services);
  if (!imagined.ok) return imagined;
  const { before, after } = effectOf(question.loan, imagined.value);
  return ok({ before: toStatusReply(before), after: toStatusReply(after) });
}

const toStatusReply = ({ status, position }: Status): Effect['before'] => ({
  status,
  position: toPositionReply(position),
});
