import { listCaseWorkers } from '@lender/contract';
import { mayRole, STAFF_ROLES } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { MANUAL_STATUSES } from './case-deadline.policy.ts';

const DECIDING_ROLES = STAFF_ROLES.filter((role) => mayRole(role, 'case.decide'));

export const listCaseWorkersHandler = implement(listCaseWorkers, async (_, { tx }) => {
  const rows = await tx
    .selectFrom('staff_user')
    .leftJoin('case_assignment', 'case_assignment.staff_id', 'staff_user.id')
    .leftJoin('application', (join) =>
      join
        .onRef('application.client_id', '=', 'case_assignment.client_id')
        .onRef('application.id', '=', 'case_assignment.application_id')
        .on('application.status', 'in', [...MANUAL_STATUSES]),
    )
    .select((eb) => [
      'staff_user.id',
      'staff_user.name',
      'staff_user.role',
      eb.fn.count<number>('application.id').as('waiting'),
    ])
    .where('staff_user.role', 'in', DECIDING_ROLES)
    .groupBy(['staff_user.id', 'staff_user.name', 'staff_user.role'])
    .orderBy('staff_user.name')
    .orderBy('staff_user.id')
    .execute();
  return ok(rows.map((row) => ({ ...row, waiting: Number(row.waiting) })));
});
