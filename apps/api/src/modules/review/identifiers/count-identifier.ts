import { ok, type Result } from '@lender/result';
import type { UserCaller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { type IdentifierUse, quotaDay, takeIdentifier } from '../../audit/index.ts';
import { openTask } from '../../tasks/index.ts';

/**
 * Counts one identifier that a member of staff sees in full or uses to find a client. The last one of a day opens a
 * task.
 */
export async function countIdentifier(
  tx: Tx,
  viewer: Pick<UserCaller, 'userId' | 'role'>,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<Result<IdentifierUse, Refusal<'identifier_quota_used'>>> {
  const use = await takeIdentifier(tx, viewer, services.clock);
  if (!use) return refuse('identifier_quota_used');
  if (use.left > 0) return ok(use);
  const day = quotaDay(services.clock);
  const { name: staffName } = await tx
    .selectFrom('staff_user')
    .select('name')
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  const facts = { staffId: viewer.userId, staffName, day, seen: use.used };
  const task = { subject: `${viewer.userId} ${day}`, matter: { kind: 'identifier_quota_reached', facts } } as const;
  await openTask(tx, task, services);
  return ok(use);
}
