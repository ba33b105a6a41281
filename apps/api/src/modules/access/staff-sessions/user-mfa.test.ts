import {
  confirmUserMfa,
  getBackOfficeUser,
  loginUser,
  logoutUser,
  refreshUserToken,
  startUserMfa,
} from '@lender/contract';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { forgetLimits } from '../../../../test/server/stored.ts';

const server = await testServer();
const { db, passwords, newId } = server.services;
const PASSWORD = 'una frase larga de personal';
let people = 0;

/** Creates a new member of staff, signed in. */
async function member() {
  people += 1;
  const email = `operadora.${people}@example.com`;
  const password_hash = await passwords.hash(PASSWORD);
  const row = {
    id: newId(),
    email,
    name: 'Operadora',
    role: 'verifier' as const,
    password_hash,
    created_at: new Date(),
  };
  await db.insertInto('staff_user').values(row).execute();
  const { Authorization: token } = await expectDone(login(email));
  return { email, token };
}
type Member = Awaited<ReturnType<typeof member>>;

const login = (username: string, otp?: string, password = PASSWORD) =>
  server.call(loginUser, { body: { username, password, ...(otp !== undefined && { otp }) } });
const start = (as: Member) => server.call(startUserMfa, NOTHING, as);
const confirm = (as: Member, otp: string) => server.call(confirmUserMfa, { body: { otp } }, as);
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.services.clock.wall().getTime() });
const wrong = (otp: string) => String((Number(otp) + 500_000) % 1_000_000).padStart(6, '0');

/** Creates a member of staff with a second factor, whose setup code is used up. */
async function guarded() {
  const user = await member();
  const { secret } = await expectDone(start(user));
  await expectDone(confirm(user, codeOf(secret)));
  server.passSeconds(30);
  return { ...user, secret };
}
const opens = async (token: string) =>
  (await server.call(getBackOfficeUser, { params: { id: 'me' } }, { token })).status;

describe('setting a second factor up', () => {
  answers(startUserMfa, async () => {
    const user = await member();
    const begun = await start(user);
    expect(begun.data.uri).toContain(`secret=${begun.data.secret}`);
    // It counts once confirmed: until then signing in asks for no second factor.
    expect(await opens((await login(user.email)).data.Authorization)).toBe(200);
    return begun;
  });
  answers(confirmUserMfa, async () => {
    const user = await member();
    const elsewhere = (await login(user.email)).data.Authorization;
    const { secret } = await expectDone(start(user));
    const confirmed = await confirm(user, codeOf(secret));
    expect([await opens(user.token), await opens(elsewhere)]).toEqual([200, 401]);
    return confirmed;
  });
  refuses(startUserMfa, 'illegal_transition', async () => start(await guarded()));
  refuses(confirmUserMfa, 'illegal_transition', async () => {
    const user = await guarded();
    expect((await confirm(user, codeOf(user.secret))).code).toBe('illegal_transition');
    return confirm(await member(), '123456');
  });
  refuses(confirmUserMfa, 'code_wrong', async () => {
    const user = await member();
    const first = await expectDone(start(user));
    const second = await expectDone(start(user));
    expect((await confirm(user, codeOf(first.secret))).code).toBe('code_wrong');
    return confirm(user, wrong(codeOf(second.secret)));
  });
  refuses(confirmUserMfa, 'rate_limited', async () => {
    const user = await member();
    const { secret } = await expectDone(start(user));
    for (let count = 0; count < 10; count++) await confirm(user, wrong(codeOf(secret)));
    return confirm(user, codeOf(secret));
  });

  test('the secret of a second factor is stored sealed', async () => {
    const user = await member();
    const { secret } = await expectDone(start(user));
    const row = await db
      .selectFrom('staff_user')
      .select('mfa_secret_sealed')
      .where('email', '=', user.email)
      .executeTakeFirstOrThrow();
    expect(row.mfa_secret_sealed?.includes(secret)).toBe(false);
    expect(row.mfa_secret_sealed?.includes(Buffer.from(Secret.fromBase32(secret).buffer))).toBe(false);
  });
});

describe('signing in with a second factor', () => {
  test('a sign-in without a code gives a token that only says what is owed', async () => {
    const user = await guarded();
    const answer = await login(user.email);
    expect(answer.status).toBe(200);
    const token = answer.data.Authorization;
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ mfa: true, account_type: 'user' });
    expect(await opens(token)).toBe(401);
    for (const call of [refreshUserToken, logoutUser, startUserMfa])
      expect(await server.call(call, NOTHING, { token })).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(answer.data.owes).toBe('code');
  });

  test('a sign-in takes a code once, and none from before', async () => {
    const user = await guarded();
    const otp = codeOf(user.secret);
    const results = await Promise.all(Array.from({ length: 5 }, () => login(user.email, otp)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ code }) => code === 'credentials_wrong')).toHaveLength(4);
    server.passSeconds(30);
    const next = await login(user.email, codeOf(user.secret));
    expect(await opens(next.data.Authorization)).toBe(200);
    expect((await login(user.email, otp)).code).toBe('credentials_wrong');
  });

  test('a sign-in counts a wrong code as a wrong password, and stops', async () => {
    const user = await guarded();
    await forgetLimits(server);
    const otp = codeOf(user.secret);
    for (let count = 0; count < 10; count++) {
      const refused = await login(user.email, wrong(otp));
      expect([refused.status, refused.code]).toEqual([422, 'credentials_wrong']);
    }
    expect((await login(user.email, otp)).code).toBe('rate_limited');
    // Fifteen minutes later the account itself is as before.
    server.passSeconds(900);
    expect((await login(user.email, codeOf(user.secret))).status).toBe(200);
  });

  test('a right code does not help with a wrong password', async () => {
    const user = await guarded();
    await forgetLimits(server);
    expect((await login(user.email, codeOf(user.secret), 'otra frase larga')).code).toBe('credentials_wrong');
    expect((await login(user.email, codeOf(user.secret))).status).toBe(200);
  });
});
