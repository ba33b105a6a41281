import { listCases } from '@lender/contract';
import {
  ACTIVE_APPLICATION_STATUSES,
  APPLICATION_STATUS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { waitingMinutes } from '../../kernel/waiting-minutes.ts';

const STATUSES: Record<'manual' | 'open' | 'all', readonly ApplicationStatus[]> = {
  manual: [APPLICATION_STATUS.manualVerification, APPLICATION_STATUS.decisionError],
  open: ACTIVE_APPLICATION_STATUSES,
  all: APPLICATION_STATUSES,
};

export const listCasesHandler = implement(listCases, async ({ query }, { tx, services, setPage }) => {
  const { queue = 'manual', page = 1, perPage = 25 } = query;
  const inQueue = tx.selectFrom('application').where('application.status', 'in', [...STATUSES[queue]]);
  const { total } = await inQueue.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await inQueue
    .leftJoin('client_details', 'client_details.client_id', 'application.client_id')
    .innerJoin('client', 'client.client_id', 'application.client_id')
    .selectAll('application')
    .select(['client_details.first_name', 'client_details.last_name', 'client.phone_last_four'])
    // What waits longest comes first; in the list of everything, what is newest.
    .orderBy('application.status_since', queue === 'all' ? 'desc' : 'asc')
    .orderBy('application.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { now } = await services.clock.business(tx);
  setPage({ page, perPage, total, count: rows.length });
  return ok(
    rows.map((row) => ({
      id: row.id,
      hashedId: row.hashed_id,
      clientName: [row.first_name, row.last_name].filter((name) => name !== null).join(' '),
      phoneLastFour: row.phone_last_four,
      status: row.status,
      desiredLoanAmount: row.desired_centavos,
      reasons: row.reasons,
      createdAt: row.created_at.toISOString(),
      waitingSince: row.status_since.toISOString(),
      waitingMinutes: waitingMinutes(row.status_since, now),
    })),
  );
});
