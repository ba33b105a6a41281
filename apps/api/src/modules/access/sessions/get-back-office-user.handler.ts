import { getBackOfficeUser } from '@lender/contract';
import { ROLE_PERMISSIONS } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';

export const getBackOfficeUserHandler = implement(getBackOfficeUser, async ({ params }, { caller, tx }) => {
  const id = params.id === 'me' ? caller.userId : params.id;
  const user = await tx
    .selectFrom('staff_user')
    .select(['id', 'email', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirst();
  return user ? ok({ ...user, permissions: [...ROLE_PERMISSIONS[user.role]] }) : refuse('not_found');
});
