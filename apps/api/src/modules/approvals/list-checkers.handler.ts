import { listCheckers } from '@lender/contract';
import { mayRole, STAFF_ROLES } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { readStaff } from '../access/index.ts';
import { readDependences } from './independence.ts';

const DECIDERS = STAFF_ROLES.filter((role) => mayRole(role, 'approval.decide'));

export const listCheckersHandler = implement(listCheckers, async (_, { caller, tx, services }) => {
  // Requests about accounts are visible to roles that may see the staff, all others to roles that may see commands.
  const asksAboutAccounts = mayRole(caller.role, 'access.manage');
  const mayCheck = DECIDERS.filter((role) => mayRole(role, asksAboutAccounts ? 'access.read' : 'command.read'));
  const people = (await readStaff(tx)).filter(
    ({ id, role, suspended_at }) => suspended_at === null && mayCheck.includes(role) && id !== caller.userId,
  );
  const { between } = await readDependences(tx, services);
  return ok(people.map(({ id, name, role }) => ({ id, name, role, dependence: between(caller.userId, id) })));
});
