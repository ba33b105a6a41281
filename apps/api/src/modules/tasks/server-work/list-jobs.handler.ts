import { listJobs } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';

export const listJobsHandler = implement(listJobs, async ({ query }, { tx, services, setPage }) => {
  const { state = 'dead', queue, page = 1, perPage = 25 } = query;
  const asked = { state, queue, limit: perPage, offset: (page - 1) * perPage };
  const { rows, total } = await services.jobs.list(tx, asked);
  setPage({ page, perPage, total, count: rows.length });
  return ok(
    rows.map(({ created_at, runs_at, died_at, ...row }) => ({
      ...row,
      createdAt: created_at.toISOString(),
      runsAt: runs_at?.toISOString() ?? null,
      diedAt: died_at?.toISOString() ?? null,
    })),
  );
});
