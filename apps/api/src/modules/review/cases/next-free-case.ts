import type { Tx } from '../../../kernel/database/database.ts';
import { MANUAL_STATUSES } from './case-deadline.policy.ts';

/** Finds the unassigned case that waits longest. A case that another caller is taking at this moment is skipped. */
export const nextFreeCase = (tx: Tx) =>
  tx
    .selectFrom('application')
    .select(['application.client_id', 'application.id as application_id'])
    .where('application.status', 'in', [...MANUAL_STATUSES])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('case_assignment')
            .select('staff_id')
            .whereRef('case_assignment.client_id', '=', 'application.client_id')
            .whereRef('case_assignment.application_id', '=', 'application.id'),
        ),
      ),
    )
    .orderBy('application.status_since')
    .orderBy('application.id')
    .limit(1)
    .forUpdate('application')
    .skipLocked()
    .executeTakeFirst();
