import { soon } from '@lender/vitest/soon';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { connect } from './database.ts';
import { listen } from './listen.ts';

const { pool, close } = connect(await testDatabase());
afterAll(close);

/** Starts a listener on a channel of its own, and keeps the payloads that it got. */
async function listener(channel: string) {
  const received: string[] = [];
  const subscribed = vi.fn();
  const errors: string[] = [];
  const end = await listen(pool, {
    channel,
    onNotice: (payload) => received.push(payload),
    onSubscribed: subscribed,
    onError: ({ message }) => errors.push(message),
  });
  return { heard: received, subscribed, errors, end };
}

const notify = (channel: string, payload: string) => pool.query('select pg_notify($1, $2)', [channel, payload]);
const connectionsOf = async (channel: string) => {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity where query = $1', [
    `listen "${channel}"`,
  ]);
  return rows.map(({ pid }) => pid);
};

test('a listener gets what is notified on its channel, and nothing else', async () => {
  const { heard: received, subscribed, end } = await listener('jobs');
  await notify('others', 'not for us');
  await notify('jobs', 'one');
  await notify('jobs', 'two');
  await vi.waitFor(() => expect(received).toEqual(['one', 'two']), soon);
  expect(subscribed).toHaveBeenCalledTimes(1);
  await end();
});

test('a broken connection is opened again, and the listener learns that it may have missed something', async () => {
  const { heard: received, subscribed, errors, end } = await listener('breaks');
  for (const pid of await connectionsOf('breaks')) await pool.query('select pg_terminate_backend($1)', [pid]);
  await vi.waitFor(() => expect(subscribed).toHaveBeenCalledTimes(2), soon);
  expect(errors).toHaveLength(1);
  await notify('breaks', 'after');
  await vi.waitFor(() => expect(received).toEqual(['after']), soon);
  await end();
});

test('a listener that was ended holds no connection, and reports no error', async () => {
  const { errors, end } = await listener('ends');
  expect(await connectionsOf('ends')).toHaveLength(1);
  await end();
  await vi.waitFor(async () => expect(await connectionsOf('ends')).toEqual([]), soon);
  expect(errors).toEqual([]);
});
