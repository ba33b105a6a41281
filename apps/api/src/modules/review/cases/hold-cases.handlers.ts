import { assignCases, releaseCases, takeCases, takeNextCase } from '@lender/contract';
import { mayRole } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { nextFreeCase } from './next-free-case.ts';

/** The first caller to write the row has the case: the other one waits for that and finds it taken. */
export const takeCasesHandler = implement(takeCases, async ({ body: { ids } }, { caller, tx, services }) => {
  const { now } = await services.clock.business(tx);
  await hold(tx, ids, { staff_id: caller.userId, assigned_by: caller.userId, assigned_at: now })
    .onConflict((conflict) => conflict.columns(['client_id', 'application_id']).doNothing())
    .execute();
  const holders = await tx
    .selectFrom('case_assignment')
    .innerJoin('staff_user', 'staff_user.id', 'case_assignment.staff_id')
    .select(['application_id as id', 'staff_id', 'staff_user.name as holderName'])
    .where('application_id', 'in', ids)
    .execute();
  return ok({
    taken: holders.filter(({ staff_id }) => staff_id === caller.userId).map(({ id }) => id),
    held: holders
      .filter(({ staff_id }) => staff_id !== caller.userId)
      .map(({ id, holderName }) => ({ id, holderName })),
  });
});

/** If another caller takes the longest-waiting case first, the next one serves as well. */
export const takeNextCaseHandler = implement(takeNextCase, async (_, { caller, tx, services }) => {
  const { now } = await services.clock.business(tx);
  for (;;) {
    const free = await nextFreeCase(tx);
    if (!free) return ok({ id: null });
    const taken = await tx
      .insertInto('case_assignment')
      .values({ ...free, staff_id: caller.userId, assigned_by: caller.userId, assigned_at: now })
      .onConflict((conflict) => conflict.columns(['client_id', 'application_id']).doNothing())
      .returning('application_id')
      .executeTakeFirst();
    if (taken) return ok({ id: taken.application_id });
  }
});

export const assignCasesHandler = implement(assignCases, async ({ body }, { caller, tx, services }) => {
  const { ids, staffId } = body;
  const colleague = await tx.selectFrom('staff_user').select('role').where('id', '=', staffId).executeTakeFirst();
  if (!colleague || !mayRole(colleague.role, 'case.decide')) return refuse('not_found');
  const { now } = await services.clock.business(tx);
  const holding = { staff_id: staffId, assigned_by: caller.userId, assigned_at: now };
  const assigned = await hold(tx, ids, holding)
    .onConflict((conflict) => conflict.columns(['client_id', 'application_id']).doUpdateSet(holding))
    .returning('application_id')
    .execute();
  return ok({ assigned: assigned.map(({ application_id }) => application_id) });
});

export const releaseCasesHandler = implement(releaseCases, async ({ body: { ids } }, { caller, tx }) => {
  const released = await tx
    .deleteFrom('case_assignment')
    .where('application_id', 'in', ids)
    .$if(!mayRole(caller.role, 'case.assign'), (held) => held.where('staff_id', '=', caller.userId))
    .returning('application_id')
    .execute();
  return ok({ released: released.map(({ application_id }) => application_id) });
});

interface Holding {
  readonly staff_id: string;
  readonly assigned_by: string;
  readonly assigned_at: Date;
}

/** Writes a holder for each existing case, in one order, so that two such commands never wait for each other. */
const hold = (tx: Tx, ids: readonly string[], { staff_id, assigned_by, assigned_at }: Holding) =>
  tx
    .insertInto('case_assignment')
    .columns(['client_id', 'application_id', 'staff_id', 'assigned_by', 'assigned_at'])
    .expression((eb) =>
      eb
        .selectFrom('application')
        .select((of) => [
          'application.client_id',
          'application.id',
          of.val(staff_id).as('staff_id'),
          of.val(assigned_by).as('assigned_by'),
          of.val(assigned_at).as('assigned_at'),
        ])
        .where('application.id', 'in', ids)
        .orderBy('application.id'),
    );
