import { getBackOfficeUser } from '@lender/contract';
import { ROLE_PERMISSIONS } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findStaffMember } from '../staff/staff-member.ts';

export const getBackOfficeUserHandler = implement(getBackOfficeUser, async ({ params }, { caller, tx }) => {
  const id = params.id === 'me' ? caller.userId : params.id;
  const user = await findStaffMember(tx, id);
  if (!user) return refuse('not_found');
  const { email, name, role } = user;
  return ok({ id, email, name, role, permissions: [...ROLE_PERMISSIONS[role]] });
});
