import { listCheckers } from '@lender/contract';
import { mayRole, STAFF_ROLES } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { readDependences } from './independence.ts';

const DECIDERS = STAFF_ROLES.filter((role) => mayRole(role, 'approval.decide'));

export const listCheckersHandler = implement(listCheckers, async (_, { caller, tx, services }) => {
  // Requests about accounts are visible to roles that may see the staff, all others to roles that may see commands.
  const asksAboutAccounts = mayRole(caller.role, 'access.manage');
  const mayCheck = DECIDERS.filter((role) => mayRole(role, asksAboutAccounts ? 'access.read' : 'command.read'));
  const people = await tx
    .selectFrom('staff_user')
    .select(['id', 'name', 'role'])
    .where('suspended_at', 'is', null)
    .where('role', 'in', mayCheck)
    .where('id', '!=', caller.userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const { between } = await readDependences(tx, services);
  return ok(people.map((person) => ({ ...person, dependence: between(caller.userId, person.id) })));
});
