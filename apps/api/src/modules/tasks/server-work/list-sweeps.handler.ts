import { listSweeps } from '@lender/contract';
import { ok } from '@lender/result';
import * as z from 'zod/mini';
import { implement } from '../../../implement.ts';

const failures = z.array(z.object({ subject: z.string(), error: z.string() }));

export const listSweepsHandler = implement(listSweeps, async (_, { tx }) => {
  const rows = await tx.selectFrom('sweep_run').selectAll().orderBy('name').execute();
  return ok(
    rows.map((row) => ({
      name: row.name,
      startedAt: row.started_at.toISOString(),
      durationMs: row.duration_ms,
      seen: row.seen,
      failures: failures.parse(row.failures),
      error: row.error,
      failedInARow: row.failed_in_a_row,
    })),
  );
});
