import type { StaffRole } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';

interface Colleague {
  readonly id: string;
  readonly role: StaffRole;
  readonly suspended_at: Date | null;
}

interface Asked {
  readonly colleagueId: string;
  /** Member of staff who asks. */
  readonly userId: string;
}

/**
 * Reads and locks another member of staff until the transaction ends. A member of staff cannot do this to themselves.
 */
export async function lockColleague(
  tx: Tx,
  { colleagueId, userId }: Asked,
): Promise<Result<Colleague, Refusal<'not_found' | 'own_account'>>> {
  if (colleagueId === userId) return refuse('own_account');
  const colleague = await tx
    .selectFrom('staff_user')
    .select(['id', 'role', 'suspended_at'])
    .where('id', '=', colleagueId)
    .forUpdate()
    .executeTakeFirst();
  return colleague ? ok(colleague) : refuse('not_found');
}

/**
 * Does the same for a member of staff who may stop being an administrator. All administrators are locked first, in one
 * order, so that of two who do it to each other one finds that none would be left.
 */
export async function lockReplaceable(
  tx: Tx,
  asked: Asked,
): Promise<Result<Colleague, Refusal<'not_found' | 'own_account' | 'last_administrator'>>> {
  const administrators = await tx
    .selectFrom('staff_user')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const colleague = await lockColleague(tx, asked);
  if (!colleague.ok) return colleague;
  const isLast = administrators.length === 1 && administrators[0]?.id === asked.colleagueId;
  return isLast ? refuse('last_administrator') : colleague;
}
