import type { Tx } from '../../../kernel/database/database.ts';
import { MANUAL_STATUSES } from './case-deadline.policy.ts';

/** Selects the cases that wait for a person and that no member of staff holds. */
export const freeCases = (tx: Tx) =>
  tx
    .selectFrom('application')
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
    );

/** Finds the unassigned case that waits longest. A case that another caller is taking at this moment is skipped. */
export const nextFreeCase = (tx: Tx) =>
  freeCases(tx)
    .select(['application.client_id', 'application.id as application_id'])
    .orderBy('application.status_since')
    .orderBy('application.id')
    .limit(1)
    .forUpdate('application')
    .skipLocked()
    .executeTakeFirst();
