import { Client } from 'pg';
import { currentStack } from './stack.ts';

/**
 * Runs a check while the newest entry of a call has another outcome, as the owner of the database could have written
 * it; it is restored afterwards. The check gets the entry's number.
 */
export async function withTamperedAudit(call: string, look: (sequence: number) => Promise<void>): Promise<void> {
  const db = new Client({ connectionString: currentStack().databaseUrl });
  await db.connect();
  const setOutcome = async (sequence: number, outcome: string) => {
    await db.query('begin');
    await db.query('alter table audit_entry disable trigger all');
    await db.query('update audit_entry set outcome = $2 where sequence = $1', [sequence, outcome]);
    await db.query('alter table audit_entry enable trigger all');
    await db.query('commit');
  };
  try {
    const { rows } = await db.query<{ sequence: string; outcome: string }>(
      'select sequence, outcome from audit_entry where call = $1 order by sequence desc limit 1',
      [call],
    );
    const [entry] = rows;
    if (!entry) throw new Error(`nothing in the audit tells of ${call}`);
    const sequence = Number(entry.sequence);
    try {
      await setOutcome(sequence, 'not_found');
      await look(sequence);
    } finally {
      await setOutcome(sequence, entry.outcome);
    }
  } finally {
    await db.end();
  }
}
