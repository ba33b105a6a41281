import {
  type AccessApprovalKind,
  changeStaffRole,
  inviteStaff,
  reactivateStaff,
  resetSecondFactor,
} from '@lender/contract';
import { ok } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import {
  changeRole,
  findStaffByEmail,
  forgetSecondFactor,
  INVITATION_HOURS,
  invite,
  reactivate,
  readStaffMember,
} from '../access/index.ts';
import { type ApprovalDefinitions, defineApproval } from '../approvals/index.ts';
import { copy, queueEmail } from '../messages/index.ts';

/** Reads the state of a colleague's access, so that any change of it makes a request stale. */
async function accessOf(tx: Tx, staffId: string): Promise<string> {
  const { role, suspended_at, mfa_confirmed_at } = await readStaffMember(tx, staffId);
  return [role, suspended_at?.toISOString() ?? '', mfa_confirmed_at?.toISOString() ?? ''].join(' ');
}

/** Approval of an invitation. The link goes to its owner alone: the inviter never holds what makes the account. */
export const inviteApproval = defineApproval({
  kind: 'staff.invite',
  commandOf: (payload) => ({ kind: 'staff.invite', payload }),
  endpoint: inviteStaff,
  subjectOf: ({ email }) => ({ staffEmail: email }),
  versionOf: async (tx, { email }) => (await findStaffByEmail(tx, email))?.id ?? '',
  execute: async (tx, payload, { maker, checker }, services) => {
    const invited = await invite(tx, { ...payload, invitedBy: maker, approvedBy: checker }, services);
    if (!invited.ok) return invited;
    const { email, link } = invited.value;
    const words = copy.staffInvitation({ name: payload.name, link, hours: INVITATION_HOURS });
    await queueEmail(tx, { to: email, ...words }, services);
    return ok(undefined);
  },
});

export const changeRoleApproval = defineApproval({
  kind: 'staff.change_role',
  commandOf: (payload) => ({ kind: 'staff.change_role', payload }),
  endpoint: changeStaffRole,
  subjectOf: ({ staffId }) => ({ staffId }),
  versionOf: (tx, { staffId }) => accessOf(tx, staffId),
  execute: (tx, { staffId, to }, { maker, checker }, services) =>
    changeRole(tx, { staffId, role: to, maker, checker }, services),
});

export const reactivateApproval = defineApproval({
  kind: 'staff.reactivate',
  commandOf: (payload) => ({ kind: 'staff.reactivate', payload }),
  endpoint: reactivateStaff,
  subjectOf: ({ staffId }) => ({ staffId }),
  versionOf: (tx, { staffId }) => accessOf(tx, staffId),
  execute: (tx, { staffId }, { maker, checker }, services) => reactivate(tx, { staffId, maker, checker }, services),
});

export const resetSecondFactorApproval = defineApproval({
  kind: 'staff.reset_second_factor',
  commandOf: (payload) => ({ kind: 'staff.reset_second_factor', payload }),
  endpoint: resetSecondFactor,
  subjectOf: ({ staffId }) => ({ staffId }),
  versionOf: (tx, { staffId }) => accessOf(tx, staffId),
  execute: (tx, { staffId }, { maker, checker }, services) =>
    forgetSecondFactor(tx, { staffId, maker, checker }, services),
});

/** Approvals of every command about staff access. */
export const COLLEAGUE_APPROVALS: Pick<ApprovalDefinitions, AccessApprovalKind> = {
  'staff.invite': inviteApproval,
  'staff.change_role': changeRoleApproval,
  'staff.reactivate': reactivateApproval,
  'staff.reset_second_factor': resetSecondFactorApproval,
};
