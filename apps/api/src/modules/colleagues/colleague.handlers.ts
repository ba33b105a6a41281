import { changeStaffRole, inviteStaff, reactivateStaff, resetSecondFactor } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { findStaffByEmail, findStaffMember, type StaffMember } from '../access/index.ts';
import { askApproval } from '../approvals/index.ts';
import { normaliseEmail } from '../clients/index.ts';
import {
  changeRoleApproval,
  inviteApproval,
  reactivateApproval,
  resetSecondFactorApproval,
} from './colleague.approvals.ts';

export const inviteStaffHandler = implement(
  inviteStaff,
  async ({ body: { note, email: typed, ...who } }, { caller, tx, services, log }) => {
    const email = normaliseEmail(typed);
    if (await findStaffByEmail(tx, email)) return refuse('not_unique', { field: ['email'] });
    const command = { payload: { email, ...who }, reason: note, maker: caller.userId };
    const asked = await askApproval(tx, inviteApproval, command, services);
    if (!asked.ok) return asked;
    log.info({ event: 'staff.invitation_asked' });
    return ok({ approvalId: asked.value });
  },
);

export const changeStaffRoleHandler = implement(
  changeStaffRole,
  async ({ params: { id: staffId }, body: { role: to, note } }, { caller, tx, services, log }) => {
    const found = await findColleague(tx, { staffId, userId: caller.userId });
    if (!found.ok) return found;
    const { name, role: from } = found.value;
    if (from === to) return refuse('unchanged', { field: ['role'] });
    const command = { payload: { staffId, name, from, to }, reason: note, maker: caller.userId };
    const asked = await askApproval(tx, changeRoleApproval, command, services);
    if (!asked.ok) return asked;
    log.info({ event: 'staff.role_asked' });
    return ok({ approvalId: asked.value });
  },
);

export const reactivateStaffHandler = implement(
  reactivateStaff,
  async ({ params: { id: staffId }, body: { note } }, { caller, tx, services, log }) => {
    const found = await findColleague(tx, { staffId, userId: caller.userId });
    if (!found.ok) return found;
    if (!found.value.suspended_at) return refuse('unchanged');
    const command = { payload: { staffId, name: found.value.name }, reason: note, maker: caller.userId };
    const asked = await askApproval(tx, reactivateApproval, command, services);
    if (!asked.ok) return asked;
    log.info({ event: 'staff.reactivation_asked' });
    return ok({ approvalId: asked.value });
  },
);

export const resetSecondFactorHandler = implement(
  resetSecondFactor,
  async ({ params: { id: staffId }, body: { note } }, { caller, tx, services, log }) => {
    const found = await findColleague(tx, { staffId, userId: caller.userId });
    if (!found.ok) return found;
    const command = { payload: { staffId, name: found.value.name }, reason: note, maker: caller.userId };
    const asked = await askApproval(tx, resetSecondFactorApproval, command, services);
    if (!asked.ok) return asked;
    log.info({ event: 'second_factor.reset_asked' });
    return ok({ approvalId: asked.value });
  },
);

/** Finds another member of staff. A member of staff cannot ask for this about themselves. */
async function findColleague(
  tx: Tx,
  { staffId, userId }: { readonly staffId: string; readonly userId: string },
): Promise<Result<StaffMember, Refusal<'not_found' | 'own_account'>>> {
  if (staffId === userId) return refuse('own_account');
  const colleague = await findStaffMember(tx, staffId);
  return colleague ? ok(colleague) : refuse('not_found');
}
