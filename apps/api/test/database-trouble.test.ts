import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { getBanks, getClient, getFlow } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { fragileDatabase } from './database/fragile-database.ts';
import { testDatabase } from './database/test-database.ts';
import { NOTHING, register } from './people/journey.ts';
import { testServer } from './server/server.ts';

const database = await fragileDatabase(await testDatabase());
const server = await testServer({ DATABASE_URL: database.connectionString });
const client = await register(server);

const ask = async () => {
  const answer = await fetch(`${server.origin}${getFlow.path}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
};

const AWAY = {
  status: 503,
  retryAfter: '5',
  body: { success: false, message: 'Service unavailable', error: { code: 'unavailable' }, violations: [] },
};

const recovered = () =>
  vi.waitFor(async () => expect((await server.call(getClient, NOTHING, client)).status).toBe(200), soon);

test('a lost database is reported to every caller at once, and is used again when it is back', async () => {
  await database.cut();
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  for (const answer of answers) expect(answer).toMatchObject(AWAY);
  await database.mend();
  await recovered();
});

test('a database that froze is waited for a while, reported as away, and used again when it is back', async () => {
  await ask();
  database.freeze();
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  for (const answer of answers) expect(answer).toMatchObject(AWAY);
  await database.mend();
  await recovered();
  expect((await server.call(getBanks, { query: {} }, client)).status).toBe(200);
});

test('a statement that waits too long for another request is ended and reported as unavailable', async () => {
  const { db } = server.services;
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('client').select('client_id').forUpdate().execute();
    const waiting = await server.send(
      { method: 'PUT', path: '/web/private/client/complete-step-two' },
      { firstName: 'Ana', lastName: 'Luna', nationalIdentificator: 'LUXA900101MDFNXN09' },
      { token: client.token },
    );
    expect(waiting.status).toBe(503);
  });
});

test('the server stops with a silent connection open', async () => {
  const { port } = new URL(server.origin);
  const silent = connectSocket(Number(port), '127.0.0.1');
  await once(silent, 'connect');
  const closed = once(silent, 'close');
  await server.app.close();
  await closed;
});
