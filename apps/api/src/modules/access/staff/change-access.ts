import type { StaffRole } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { forgetRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { recordAccessAct } from './access-acts.ts';
import { lockColleague, lockReplaceable } from './lock-colleague.ts';

/** A change of access by two people. */
interface ByTwo {
  readonly staffId: string;
  /** Person who asked for it. */
  readonly maker: string;
  /** Person who approved it. */
  readonly checker: string;
}

type Deps = Pick<Services, 'clock' | 'newId'>;

/**
 * Gives a member of staff another role, which counts from their next call on. The last administrator keeps the role.
 */
export async function changeRole(
  tx: Tx,
  { role, ...byTwo }: ByTwo & { readonly role: StaffRole },
  deps: Deps,
): Promise<Result<undefined, Refusal<'not_found' | 'own_account' | 'last_administrator'>>> {
  const found = await lockReplaceable(tx, { colleagueId: byTwo.staffId, userId: byTwo.maker });
  if (!found.ok) return found;
  await tx.updateTable('staff_user').set({ role }).where('id', '=', byTwo.staffId).execute();
  await record(tx, 'role_changed', byTwo, deps);
  return ok(undefined);
}

/** Lets a suspended member of staff sign in again. */
export async function reactivate(
  tx: Tx,
  byTwo: ByTwo,
  deps: Deps,
): Promise<Result<undefined, Refusal<'not_found' | 'own_account' | 'unchanged'>>> {
  const found = await lockColleague(tx, { colleagueId: byTwo.staffId, userId: byTwo.maker });
  if (!found.ok) return found;
  if (!found.value.suspended_at) return refuse('unchanged');
  await tx.updateTable('staff_user').set({ suspended_at: null }).where('id', '=', byTwo.staffId).execute();
  await record(tx, 'reactivated', byTwo, deps);
  return ok(undefined);
}

/** Deletes the second factor and recovery codes of a member of staff, and ends all their sessions. */
export async function forgetSecondFactor(
  tx: Tx,
  byTwo: ByTwo,
  deps: Deps,
): Promise<Result<undefined, Refusal<'not_found' | 'own_account'>>> {
  const found = await lockColleague(tx, { colleagueId: byTwo.staffId, userId: byTwo.maker });
  if (!found.ok) return found;
  const { staffId } = byTwo;
  await tx
    .updateTable('staff_user')
    .set({ mfa_secret_sealed: null, mfa_confirmed_at: null, mfa_last_step: null })
    .where('id', '=', staffId)
    .execute();
  await forgetRecoveryCodes(tx, staffId);
  await revokeSessions(tx, { accountId: staffId }, deps);
  await record(tx, 'second_factor_reset', byTwo, deps);
  return ok(undefined);
}

const record = (
  tx: Tx,
  act: 'role_changed' | 'reactivated' | 'second_factor_reset',
  { staffId, maker, checker }: ByTwo,
  deps: Deps,
): Promise<void> =>
  recordAccessAct(tx, { act, staffId, doneBy: maker, approvedBy: checker, at: deps.clock.wall() }, deps);
