import { type Kysely, sql } from 'kysely';

/** Staff read the log of messages by the one time that each has, of all states or of one. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Moment at which it was sent or given up; of a message that may still be sent, its due moment. */
const MOMENT = `(case when state in ('sent', 'dead', 'withdrawn') then state_since else due_at end)`;

const STATEMENTS = [
  `create index message_by_moment on message (${MOMENT}, id)`,
  `create index message_of_state_by_moment on message (state, ${MOMENT}, id)`,
];
