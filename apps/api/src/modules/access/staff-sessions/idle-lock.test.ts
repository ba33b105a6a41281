import {
  getBackOfficeUser,
  getClient,
  getOwnAccess,
  openBorrowerSite,
  refreshUserToken,
  takeOverSession,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { expectDone, NOTHING, register } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';

const opened = new Date('2026-03-02T18:00:00Z');
const server = await testServer({ STAFF_IDLE_MINUTES: 15 }, { wall: () => opened });
const MINUTE = 60;
const BACKGROUND = { headers: { 'x-background': '1' } };

const ask = (token: string, headers: { headers?: Record<string, string> } = {}) =>
  server.call(getBackOfficeUser, { params: { id: 'me' } }, { token, ...headers });
const refresh = (token: string) => server.call(refreshUserToken, NOTHING, { token });
const usedAt = async () => {
  const sessions = server.services.db.selectFrom('session').select('used_at').orderBy('created_at', 'desc');
  return (await sessions.limit(1).executeTakeFirstOrThrow()).used_at;
};

describe('a session of staff', () => {
  test('a staff session is locked at fifteen minutes without use, and stays locked', async () => {
    const token = await server.operator();
    server.passSeconds(15 * MINUTE);
    expect(await ask(token)).toMatchObject({
      status: 401,
      code: 'session_idle',
      body: { error: { details: { minutes: 15 } } },
    });
    expect(await refresh(token)).toMatchObject({ status: 401, code: 'session_idle' });
    expect(await ask(token)).toMatchObject({ status: 401, code: 'session_idle' });
  });

  test('a staff session stays open as long as it is used, at 14:59 too', async () => {
    let token = await server.operator();
    for (let turn = 0; turn < 4; turn += 1) {
      server.passSeconds(15 * MINUTE - 1);
      expect((await ask(token)).status).toBe(200);
      token = (await expectDone(refresh(token))).Authorization;
    }
  });

  test('a staff session is prolonged neither by a token renewal nor by background calls of its page', async () => {
    const token = await server.operator();
    server.passSeconds(14 * MINUTE);
    const { Authorization: renewed } = await expectDone(refresh(token));
    expect((await ask(renewed, BACKGROUND)).status).toBe(200);
    server.passSeconds(MINUTE);
    expect(await ask(renewed)).toMatchObject({ status: 401, code: 'session_idle' });
  });

  test('a staff session ends after twelve hours, however much it is used', async () => {
    let token = await server.operator();
    for (let turn = 0; turn < 71; turn += 1) {
      server.passSeconds(10 * MINUTE);
      expect((await ask(token)).status).toBe(200);
      token = (await expectDone(refresh(token))).Authorization;
    }
    server.passSeconds(10 * MINUTE);
    expect(await ask(token)).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('the next token of a staff session says how soon it is locked', async () => {
    const token = await server.operator();
    server.passSeconds(10 * MINUTE);
    expect((await expectDone(refresh(token))).locksInSeconds).toBe(5 * MINUTE);
    await ask(token);
    expect((await expectDone(refresh(token))).locksInSeconds).toBe(15 * MINUTE);
  });

  test('the use of a staff session is recorded once a minute, and no call waits for a lock on its row', async () => {
    const token = await server.operator();
    const first = await usedAt();
    server.passSeconds(MINUTE - 1);
    await ask(token);
    expect(await usedAt()).toEqual(first);
    server.passSeconds(1);
    await server.services.db.transaction().execute(async (tx) => {
      await tx.selectFrom('session').select('id').forUpdate().execute();
      expect((await ask(token)).status).toBe(200);
    });
    expect(await usedAt()).toEqual(first);
    await ask(token);
    expect(await usedAt()).toEqual(server.services.clock.wall());
  });

  test('a locked session is not listed as open to its owner', async () => {
    const locked = await server.operator();
    server.passSeconds(15 * MINUTE);
    const token = await server.operator();
    const { sessions } = await expectDone(server.call(getOwnAccess, NOTHING, { token }));
    expect(sessions).toHaveLength(1);
    expect((await ask(locked)).code).toBe('session_idle');
  });

  test('a staff session on the borrower site is locked as well', async () => {
    const { url } = await expectDone(server.call(openBorrowerSite, NOTHING, { token: await server.operator() }));
    const body = { token: new URL(url).searchParams.get('token') ?? '' };
    const { Authorization: visiting } = await expectDone(server.call(takeOverSession, { body }));
    server.passSeconds(15 * MINUTE);
    expect((await ask(visiting)).code).toBe('session_idle');
  });
});

test('a session of a borrower is not locked', async () => {
  const client = await register(server);
  server.passSeconds(20 * MINUTE);
  expect((await server.call(getClient, NOTHING, client)).status).toBe(200);
});
