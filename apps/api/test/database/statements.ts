import pg from 'pg';
import { vi } from 'vitest';

/**
 * Returns the statements that a call sends to the database, as texts in order. Two calls with the same statements take
 * the same time; a clock would only show that on a machine that does nothing else.
 */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await act();
  const asked = spy.mock.calls.map(([query]) => (typeof query === 'string' ? query : (query as pg.QueryConfig).text));
  spy.mockRestore();
  // Workers read their queues all the time.
  const own = asked.filter((text) => !text.includes('pgboss'));
  if (own.length === 0) throw new Error('No statement was seen: two empty lists would say nothing.');
  return own;
}
