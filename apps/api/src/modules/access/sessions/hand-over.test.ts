import { getBackOfficeUser, getClient, openBorrowerSite, refreshUserToken, takeOverSession } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const staff = { token: await server.operator() };

/** Returns the one-time token in the address of the borrower site. */
async function handedOver(): Promise<string> {
  const { url } = (await server.call(openBorrowerSite, NOTHING, staff)).data;
  expect(url).toMatch(`${server.env.BORROWER_URL}/sesion/entrar?token=`);
  return new URL(url).searchParams.get('token') ?? '';
}
const takeOver = (token: string) => server.call(takeOverSession, { body: { token } });
const whoIs = (token: string) => server.call(getBackOfficeUser, { params: { id: 'me' } }, { token });

describe('a session that is handed over', () => {
  answers(openBorrowerSite, () => server.call(openBorrowerSite, NOTHING, staff));
  answers(takeOverSession, async () => takeOver(await handedOver()));
  refuses(takeOverSession, 'code_expired', () => takeOver('made.up.token'));

  test('a session that is handed over belongs to the member of staff who asked, and to no client', async () => {
    const { Authorization: token } = (await takeOver(await handedOver())).data;
    expect((await whoIs(token)).data.id).toBe((await whoIs(staff.token)).data.id);
    expect((await server.call(getClient, NOTHING, { token })).status).toBe(403);
  });

  test('a session that is handed over is taken once, of ten requests at the same moment', async () => {
    const token = await handedOver();
    const answersOfAll = await Promise.all(Array.from({ length: 10 }, () => takeOver(token)));
    expect(answersOfAll.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await takeOver(token)).code).toBe('code_expired');
  });

  test('a session that is handed over opens nothing before it is taken, and cannot be taken after a minute', async () => {
    const [early, token] = [await handedOver(), await handedOver()];
    expect((await whoIs(token)).status).toBe(401);
    server.passSeconds(45);
    expect((await takeOver(early)).status).toBe(200);
    server.passSeconds(16);
    expect((await takeOver(token)).code).toBe('code_expired');
  });

  test('a session that is handed over ends after an hour', async () => {
    const { Authorization: token } = (await takeOver(await handedOver())).data;
    server.passSeconds(1_790);
    const { Authorization: renewed } = await expectDone(server.call(refreshUserToken, NOTHING, { token }));
    server.passSeconds(1_750);
    expect((await whoIs(renewed)).status).toBe(200);
    server.passSeconds(60);
    expect((await whoIs(token)).status).toBe(401);
  });
});
