import { getClient, loginClient, prolongClientSession, refreshClientToken } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { NOTHING, register } from '../../../../test/people/journey.ts';
import { answers } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const client = await register(server);
const HOUR = 3_600;

const signIn = async () => {
  const body = { username: client.who.email, password: client.who.password };
  return (await server.call(loginClient, { body })).data.Authorization;
};
/** Lets hours pass with the page open, which renews its token. */
async function stay(token: string, hours: number): Promise<string> {
  let last = token;
  for (let passed = 0; passed < hours * 4; passed += 1) {
    server.passSeconds(HOUR / 4);
    const answer = await server.call(refreshClientToken, NOTHING, { token: last });
    if (answer.status === 200) last = answer.data.Authorization;
  }
  return last;
}
const prolong = async (token: string) =>
  (await server.call(prolongClientSession, NOTHING, { token })).data.Authorization;
const statusOf = async (token: string) => (await server.call(getClient, NOTHING, { token })).status;
const endOf = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp * 1000;

describe('a session', () => {
  answers(prolongClientSession, () => server.call(prolongClientSession, NOTHING, client));

  test('a session ends after twelve hours, and its last token says when', async () => {
    const last = await stay(await signIn(), 11.75);
    const left = endOf(last) - server.services.clock.wall().getTime();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    server.passSeconds(HOUR / 4);
    expect(await statusOf(last)).toBe(401);
  });

  test('a session is prolonged when its owner asks, for a day at most', async () => {
    const reported = await prolong(await stay(await signIn(), 11.5));
    const evening = await prolong(await stay(reported, 11.5));
    expect(await statusOf(await stay(evening, 0.75))).toBe(200);
    expect(await statusOf(await stay(evening, 0.5))).toBe(401);
  });

  test('a session that has ended is not brought back', async () => {
    const token = await signIn();
    server.passSeconds(12 * HOUR);
    expect((await server.call(prolongClientSession, NOTHING, { token })).status).toBe(401);
  });
});
