import {
  changeUserPassword,
  confirmUserMfa,
  type Endpoint,
  endOtherSessions,
  endOwnSession,
  getBackOfficeUser,
  getOwnAccess,
  passSecondFactor,
  refreshUserToken,
  renewRecoveryCodes,
  startUserMfa,
} from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { mailsTo } from '../../../../test/people/simulated-mailbox.ts';
import { appCode, otherCode, signInAs, staffPerson, tokenFor } from '../../../../test/people/staff-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { forgetLimits } from '../../../../test/server/stored.ts';
import { OPERATOR } from '../../../../test/server/test-env.ts';

/** Ten seconds into the window of a code: time passes only where a test moves it. */
const START = new Date('2026-11-21T18:00:10Z');
const server = await testServer({ SECOND_FACTOR_ROLES: ['auditor'] }, { wall: () => START });
const NEW_PASSWORD = 'otra frase larga del personal';

beforeEach(() => forgetLimits(server));

type Session = { readonly token: string };
const opens = async (token: string) =>
  (await server.call(getBackOfficeUser, { params: { id: 'me' } }, { token })).status;
const access = (session: Session) => expectDone(server.call(getOwnAccess, NOTHING, session));
const pass = (session: Session, code: string) => server.call(passSecondFactor, { body: { code } }, session);
const renew = (session: Session, otp: string) => server.call(renewRecoveryCodes, { body: { otp } }, session);
const change = (session: Session, oldPassword: string, newPassword: string) =>
  server.call(changeUserPassword, { body: { oldPassword, newPassword } }, session);

/** Makes a signed-in member of staff with a second factor; the code that set it up is used up. */
async function guarded() {
  const person = await staffPerson(server);
  const token = await tokenFor(server, person);
  const { secret } = await expectDone(server.call(startUserMfa, NOTHING, { token }));
  const { recoveryCodes } = await expectDone(
    server.call(confirmUserMfa, { body: { otp: appCode(server, secret) } }, { token }),
  );
  server.passSeconds(30);
  return { ...person, token, secret, recoveryCodes, half: { token: await tokenFor(server, person) } };
}

/** Makes a member of staff whose role needs a second factor that is not set up yet, after the password. */
async function unguarded() {
  const person = await staffPerson(server, 'auditor');
  const { Authorization: token, owes } = await expectDone(signInAs(server, person));
  expect(owes).toBe('second_factor');
  return { ...person, token };
}

describe('the second step of a sign-in', () => {
  answers(passSecondFactor, async () => {
    const { secret, half } = await guarded();
    const answer = await pass(half, appCode(server, secret));
    expect(await opens(answer.data.Authorization)).toBe(200);
    expect(await opens(half.token)).toBe(401);
    return answer;
  });
  refuses(passSecondFactor, 'code_wrong', async () => {
    const { secret, half } = await guarded();
    return pass(half, otherCode(appCode(server, secret)));
  });
  refuses(passSecondFactor, 'illegal_transition', async () => {
    const { secret, token } = await guarded();
    return pass({ token }, appCode(server, secret));
  });
  refuses(passSecondFactor, 'rate_limited', async () => {
    const { secret, half } = await guarded();
    const right = appCode(server, secret);
    for (let count = 0; count < 10; count++) await pass(half, otherCode(right));
    return pass(half, right);
  });

  test('the second step takes the code of the window before, and none that is older', async () => {
    const { secret, half } = await guarded();
    const code = appCode(server, secret);
    server.passSeconds(60);
    expect((await pass(half, code)).code).toBe('code_wrong');
    const next = appCode(server, secret);
    server.passSeconds(30);
    expect((await pass(half, next)).status).toBe(200);
  });

  test('the second step takes no code twice, and none after a newer one', async () => {
    const person = await guarded();
    const code = appCode(server, person.secret);
    await expectDone(pass(person.half, code));
    const again = { token: await tokenFor(server, person) };
    expect((await pass(again, code)).code).toBe('code_wrong');
    server.passSeconds(30);
    expect((await pass(again, code)).code).toBe('code_wrong');
    expect((await pass(again, appCode(server, person.secret))).status).toBe(200);
  });

  test('the second step takes each recovery code once, also from five requests at the same moment', async () => {
    const person = await guarded();
    const [first = '', second = ''] = person.recoveryCodes;
    const halves = await Promise.all(Array.from({ length: 5 }, () => tokenFor(server, person)));
    const tried = await Promise.all(halves.map((token) => pass({ token }, first)));
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    await expectDone(pass(person.half, second));
    expect((await access(person)).secondFactor).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('the second step takes no recovery code of another member of staff', async () => {
    const [one, other] = [await guarded(), await guarded()];
    expect((await pass(one.half, other.recoveryCodes[0] ?? '')).code).toBe('code_wrong');
  });

  test('the second step ends after a quarter of an hour, and not before', async () => {
    const inTime = await guarded();
    server.passSeconds(14 * 60);
    expect((await pass(inTime.half, appCode(server, inTime.secret))).status).toBe(200);
    const { secret, half } = await guarded();
    server.passSeconds(16 * 60);
    expect((await pass(half, appCode(server, secret))).status).toBe(401);
  });

  test('the second step ends when the password that began it is changed', async () => {
    const { secret, half, token } = await guarded();
    await expectDone(change({ token }, OPERATOR.password, NEW_PASSWORD));
    expect((await pass(half, appCode(server, secret))).status).toBe(401);
  });
});

describe('a sign-in that is not finished', () => {
  const staffCalls = Object.values<Endpoint>(ENDPOINTS).filter(({ access: to }) => to === 'staff');
  /** One after the other: only a few calls of one account may wait, and the others are refused. */
  const opened = async (token: string) => {
    const names: string[] = [];
    for (const { name, method, path } of staffCalls) {
      const url = `${server.origin}${path.replace(/\{\w+\}/g, crypto.randomUUID())}`;
      const { status } = await fetch(url, { method, headers: { authorization: `Bearer ${token}` } });
      if (status !== 401) names.push(name);
    }
    return names.toSorted();
  };

  test('a sign-in that owes a code opens nothing but the second step', async () => {
    const { half } = await guarded();
    expect(await opened(half.token)).toEqual(['passSecondFactor']);
  });

  test('a sign-in that owes a second factor opens nothing but setting one up, and is complete with that', async () => {
    const { token } = await unguarded();
    expect(await opened(token)).toEqual(['confirmUserMfa', 'startUserMfa']);
    const { secret } = await expectDone(server.call(startUserMfa, NOTHING, { token }));
    const otp = appCode(server, secret);
    const { Authorization, recoveryCodes } = await expectDone(
      server.call(confirmUserMfa, { body: { otp } }, { token }),
    );
    expect(await opens(Authorization ?? '')).toBe(200);
    expect(await opens(token)).toBe(401);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await access({ token: Authorization ?? '' })).secondFactor).toMatchObject({
      isRequired: true,
      recoveryCodesLeft: 10,
    });
  });

  test('an unfinished sign-in does not count among the sessions of the account', async () => {
    const person = await guarded();
    const { sessions } = await access(person);
    expect(sessions.map(({ isOwn }) => isOwn)).toEqual([true]);
  });
});

describe('recovery codes', () => {
  answers(renewRecoveryCodes, async () => {
    const person = await guarded();
    const renewed = await renew(person, appCode(server, person.secret));
    expect((await pass(person.half, person.recoveryCodes[0] ?? '')).code).toBe('code_wrong');
    expect((await pass(person.half, renewed.data.recoveryCodes[0] ?? '')).status).toBe(200);
    return renewed;
  });
  refuses(renewRecoveryCodes, 'code_wrong', async () => {
    const person = await guarded();
    return renew(person, otherCode(appCode(server, person.secret)));
  });
  refuses(renewRecoveryCodes, 'illegal_transition', async () =>
    renew({ token: await tokenFor(server, await staffPerson(server)) }, '123456'),
  );
  refuses(renewRecoveryCodes, 'rate_limited', async () => {
    const person = await guarded();
    for (let count = 0; count < 10; count++) await renew(person, otherCode(appCode(server, person.secret)));
    return renew(person, appCode(server, person.secret));
  });

  test('recovery codes are stored as keyed hashes only', async () => {
    const { id, recoveryCodes } = await guarded();
    const rows = await server.services.db
      .selectFrom('staff_recovery_code')
      .selectAll()
      .where('staff_id', '=', id)
      .execute();
    expect(rows).toHaveLength(10);
    const kept = rows.map(({ code_hash }) => code_hash.toString('latin1')).join();
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
  });
});

describe('the own sessions', () => {
  const device = 'Mozilla/5.0 (X11; Linux x86_64) de prueba';
  const twice = async () => {
    const person = await staffPerson(server);
    const [here, there] = [{ token: await tokenFor(server, person) }, { token: await tokenFor(server, person) }];
    // The first sign-in made the account.
    await expectDone(server.call(endOtherSessions, NOTHING, here));
    return { person, here, there: { token: await tokenFor(server, person) }, gone: there };
  };

  answers(getOwnAccess, async () => {
    const { here } = await twice();
    const answer = await server.call(getOwnAccess, NOTHING, here);
    expect(answer.data.sessions.map(({ isOwn }) => isOwn)).toEqual([false, true]);
    expect(answer.data.secondFactor).toEqual({ since: null, isRequired: false, recoveryCodesLeft: 0 });
    return answer;
  });
  answers(endOwnSession, async () => {
    const { here, there } = await twice();
    const id = (await access(here)).sessions.find(({ isOwn }) => !isOwn)?.id ?? '';
    const ended = await server.call(endOwnSession, { params: { id } }, here);
    expect([await opens(here.token), await opens(there.token)]).toEqual([200, 401]);
    return ended;
  });
  refuses(endOwnSession, 'not_found', async () => {
    const [mine, other] = [await twice(), await twice()];
    const [theirs] = (await access(other.here)).sessions;
    const refused = await server.call(endOwnSession, { params: { id: theirs?.id ?? '' } }, mine.here);
    expect(await opens(other.there.token)).toBe(200);
    return refused;
  });
  answers(endOtherSessions, async () => {
    const { here, there, gone } = await twice();
    const ended = await server.call(endOtherSessions, NOTHING, here);
    expect([await opens(here.token), await opens(there.token), await opens(gone.token)]).toEqual([200, 401, 401]);
    return ended;
  });

  test('the own sessions show by what device and from where they were opened, and when they were seen last', async () => {
    const { person, here } = await twice();
    await fetch(`${server.origin}/web/public/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': device },
      body: JSON.stringify({ username: person.email, password: OPERATOR.password }),
    });
    const [newest, , own] = (await access(here)).sessions;
    expect(newest).toMatchObject({ device, address: '127.0.0.1' });
    server.passSeconds(240);
    await expectDone(server.call(refreshUserToken, NOTHING, here));
    const seen = (await access(here)).sessions.find(({ id }) => id === own?.id);
    expect(Date.parse(seen?.seenAt ?? '')).toBeGreaterThanOrEqual(Date.parse(own?.seenAt ?? '') + 240_000);
  });
});

describe('the own password', () => {
  answers(changeUserPassword, async () => {
    const person = await staffPerson(server);
    const [here, there] = [await tokenFor(server, person), await tokenFor(server, person)];
    const changed = await change({ token: here }, OPERATOR.password, NEW_PASSWORD);
    expect([await opens(here), await opens(there)]).toEqual([200, 401]);
    expect((await signInAs(server, person)).code).toBe('credentials_wrong');
    expect((await signInAs(server, person, { password: NEW_PASSWORD })).status).toBe(200);
    await server.services.jobs.drained();
    expect((await mailsTo(server, person.email)).map(({ subject }) => subject)).toEqual([
      'Tu contraseña de Quincena cambió',
    ]);
    return changed;
  });
  const anybody = async () => ({ token: await tokenFor(server, await staffPerson(server)) });
  refuses(changeUserPassword, 'incorrect_old_password', async () =>
    change(await anybody(), 'no es esta frase', NEW_PASSWORD),
  );
  refuses(changeUserPassword, 'password_not_unique', async () =>
    change(await anybody(), OPERATOR.password, OPERATOR.password),
  );
  refuses(changeUserPassword, 'password_too_weak', async () => change(await anybody(), OPERATOR.password, 'corta'));
  refuses(changeUserPassword, 'rate_limited', async () => {
    const session = await anybody();
    for (let count = 0; count < 10; count++) await change(session, 'no es esta frase', NEW_PASSWORD);
    return change(session, OPERATOR.password, NEW_PASSWORD);
  });
});
