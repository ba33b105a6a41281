import { listMessageLog, listMessages } from '@lender/contract';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { notify, receipt } from '../../../../test/loans/messages-of.ts';
import { borrow, type Client, expectDone } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { wallFrom } from '../../../../test/server/time-of-day.ts';
import { releaseMessagesJob } from '../delivery/release-messages.job.ts';
import { MOMENT } from './message-moment.ts';

const server = await testServer({}, { wall: wallFrom(2) });
const { db, jobs } = server.services;
let borrower: Client;
beforeAll(async () => {
  borrower = await borrow(server);
  token = await server.operator();
});

let token: string;
const ofClient = async () =>
  expectDone(server.call(listMessages, { params: { id: clientIdOf(borrower) }, query: {} }, { token }));
const ofAll = async (query: { perPage?: number; before?: string } = {}) =>
  expectDone(server.call(listMessageLog, { query: { perPage: 100, ...query } }, { token }));

const mexicoHour = (at = ''): string =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: 'America/Mexico_City', timeStyle: 'short' });

/** Finds the message for a key, as each list has it. */
async function sent(key: string) {
  const { id } = await db.selectFrom('message').select('id').where('key', '=', key).executeTakeFirstOrThrow();
  const lists = [await ofClient(), (await ofAll()).rows];
  return lists.map((rows) => {
    const row = rows.find((each) => each.id === id);
    return row && { state: row.state, at: row.at };
  });
}

test('a message of the night has the same time in both lists: when it is due, and after that when it left', async () => {
  await notify(server, borrower, { key: 'night', message: await receipt(server, 701) });
  const waiting = await sent('night');
  expect(waiting[0]).toEqual(waiting[1]);
  expect([waiting[0]?.state, mexicoHour(waiting[0]?.at)]).toEqual(['waiting', '07:00']);

  server.passSeconds(13 * 3_600);
  token = await server.operator();
  await releaseMessagesJob(server.services)();
  await jobs.drained();
  const left = await sent('night');
  expect(left[0]).toEqual(left[1]);
  expect(left[0]?.state).toBe('sent');
  expect(mexicoHour(left[0]?.at)).toMatch(/^15:/);
});

test('both lists begin with the messages that are due, then those that left last, however early they were queued; pages have each message once', async () => {
  for (const [key, pesos] of [
    ['late', 711],
    ['early', 712],
    ['same', 713],
    ['ahead', 714],
  ] as const)
    await notify(server, borrower, { key, message: await receipt(server, pesos) });
  await jobs.drained();
  const { now } = await server.services.clock.business(db);
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const put = (key: string, change: { state: 'sent' | 'waiting'; state_since: Date; due_at?: Date }) =>
    db.updateTable('message').set(change).where('key', '=', key).execute();
  await put('late', { state: 'sent', state_since: minutesAgo(-1) });
  await put('early', { state: 'sent', state_since: minutesAgo(60) });
  await put('same', { state: 'sent', state_since: minutesAgo(60) });
  await put('ahead', { state: 'waiting', state_since: minutesAgo(90), due_at: minutesAgo(-60) });
  // A difference in microseconds, which only the database can write, separates no two neighbours.
  await sql`update message set state_since = state_since + interval '3 microseconds' where key = 'same'`.execute(db);

  const keys = new Map(
    (await db.selectFrom('message').select(['id', 'key']).execute()).map(({ id, key }) => [id, key]),
  );
  const known = (rows: readonly { readonly id: string }[]) =>
    rows.map(({ id }) => keys.get(id)).filter((key) => ['late', 'early', 'same', 'ahead', 'night'].includes(key ?? ''));
  const inOrder = ['ahead', 'late', 'night', 'same', 'early'];
  const all = await ofAll();
  expect(known(all.rows)).toEqual(inOrder);
  expect(known(await ofClient())).toEqual(inOrder);

  const walked: string[] = [];
  for (let before: string | undefined, more = true; more; ) {
    const page = await ofAll({ perPage: 1, ...(before && { before }) });
    walked.push(...page.rows.map(({ id }) => id));
    before = page.next ?? undefined;
    more = page.next !== null;
  }
  expect(walked).toEqual(all.rows.map(({ id }) => id));
});

test('a page of the log, of all states or of one, is read from an index in its order', async () => {
  const planOf = (where: RawBuilder<unknown>) =>
    db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } =
        await sql`explain select id from message ${where} order by ${MOMENT} desc, id desc limit 26`.execute(tx);
      return JSON.stringify(rows);
    });
  expect(await planOf(sql``)).toMatch(/Index.* using message_by_moment/);
  expect(await planOf(sql`where state = 'dead'`)).toMatch(/Index.* using message_of_state_by_moment/);
});
