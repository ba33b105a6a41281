import { connect } from '@lender/api/kernel/database/database';
import { sql } from 'kysely';
import type { Tally } from './tally.ts';
import type { Times } from './times.ts';

/** Summarises a run, so that a reader sees that something happened in it. */
export async function summary(
  connectionString: string,
  { tally, times }: { readonly tally: Tally; readonly times: Times },
): Promise<string[]> {
  const { db, close } = connect(connectionString, { connections: 1 });
  try {
    const { rows } = await sql<{ what: string; count: number }>`
      select 'loans of status ' || status as what, count(*)::int as count from loan group by status
      union all select 'events ' || kind, count(*)::int from loan_event group by kind
      union all select 'payouts ' || status, count(*)::int from payout group by status
      union all select 'entries of the ledger', count(*)::int from ledger_entry
      order by what`.execute(db);
    const happened = Object.entries(tally.counted()).map(([what, count]) => ({ what, count }));
    const spent = times.spent().map(([what, seconds]) => ({ what: `s of ${what}`, count: Math.round(seconds) }));
    return [...happened, ...rows, ...spent].map(({ what, count }) => `${String(count).padStart(8)} ${what}`);
  } finally {
    await close();
  }
}
