import { sql } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import type { Db } from '../../src/kernel/database/database.ts';

/**
 * Returns the statements that a call sends to the database, as texts in order. Two calls with the same statements take
 * the same time; a clock would only show that on a machine that does nothing else.
 *
 * @param db - database whose statements are returned; that of every server of the file without it, also of their workers
 */
export async function statementsOf(act: () => Promise<unknown>, db?: Db): Promise<string[]> {
  const database = db && (await nameOf(db));
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await act();
  const { calls, contexts } = spy.mock;
  const counted = calls.filter(
    (_, at) => database === undefined || (contexts[at] as pg.Client | undefined)?.database === database,
  );
  const asked = counted.map(([query]) => (typeof query === 'string' ? query : (query as pg.QueryConfig).text));
  spy.mockRestore();
  // Workers read their queues all the time.
  const own = asked.filter((text) => !text.includes('pgboss'));
  if (own.length === 0) throw new Error('No statement was seen: two empty lists would say nothing.');
  return own;
}

async function nameOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name;
}
