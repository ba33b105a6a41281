import { sql } from 'kysely';
import { connect } from '../../src/kernel/database/database.ts';

/** What was lived, so that a reader sees that it was something. */
export async function summary(connectionString: string): Promise<string[]> {
  const { db, close } = connect(connectionString, { connections: 1 });
  try {
    const { rows } = await sql<{ what: string; count: number }>`
      select 'loans of status ' || status as what, count(*)::int as count from loan group by status
      union all select 'events ' || kind, count(*)::int from loan_event group by kind
      union all select 'payouts ' || status, count(*)::int from payout group by status
      union all select 'entries of the ledger', count(*)::int from ledger_entry
      order by what`.execute(db);
    return rows.map(({ what, count }) => `${String(count).padStart(8)} ${what}`);
  } finally {
    await close();
  }
}
