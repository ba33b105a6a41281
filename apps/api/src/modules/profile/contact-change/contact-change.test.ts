import {
  changeEmail,
  changePhone,
  checkClientKey,
  createClient,
  getClient,
  loginClient,
  recoverPassword,
  sendSmsCode,
  sendSmsCodePublic,
  undoChange,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { type Client, expectDone, NOTHING, register, registration } from '../../../../test/people/journey.ts';
import { emailCode } from '../../../../test/people/proven-email.ts';
import { codeInMailbox, mailsTo } from '../../../../test/people/simulated-mailbox.ts';
import { codeOnPhone, codesOnPhone, textsOnPhone } from '../../../../test/people/simulated-phone.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { beyondLimit, clientIdOf, forgetLimits } from '../../../../test/server/stored.ts';

const server = await testServer();
const { jobs } = server.services;
const DAY = 86_400;
const NEW_PASSWORD = 'otra frase larga y nueva';

const login = (username: string, password: string) => server.call(loginClient, { body: { username, password } });
const phoneCode = async (as: Client, number: string) => {
  await expectDone(server.call(sendSmsCode, { body: { mobilePhone: { number } } }, as));
  return codeOnPhone(server, number);
};
const moveEmail = async (as: Client, email: string, password?: string) => {
  const code = await emailCode(server, email);
  return server.call(changeEmail, { body: { email, code, ...(password && { password }) } }, as);
};
const movePhone = async (as: Client, number: string, password?: string) => {
  const code = await phoneCode(as, number);
  return server.call(changePhone, { body: { mobilePhone: { number }, code, ...(password && { password }) } }, as);
};
const undo = (address: string, code: string) => server.call(undoChange, { body: { address, code } });
const taken = async (key: 'email' | 'phone', value: string) =>
  (await server.call(checkClientKey, { params: { key, value } })).data.taken;

const UNDO_CODE = /deshace el cambio durante tres días: ([0-9A-Z]{10})/;
const codeIn = (text: string | undefined): string => UNDO_CODE.exec(text ?? '')?.[1] ?? '';
const undoCodeMailed = async (address: string) => {
  await jobs.drained();
  return codeIn((await mailsTo(server, address)).find(({ body }) => UNDO_CODE.test(body))?.body);
};
const undoCodeTexted = async (phone: string) => {
  await jobs.drained();
  return codeIn((await textsOnPhone(server, phone)).find((text) => UNDO_CODE.test(text)));
};

/** Registers a client whose session is so old that its holder may be another person. */
async function stale(): Promise<Client> {
  const client = await register(server);
  server.passSeconds(601);
  return client;
}

test('a session of nine minutes ago counts as proof that its owner is present', async () => {
  const client = await register(server);
  server.passSeconds(9 * 60);
  expect((await moveEmail(client, testPerson().email)).status).toBe(200);
});

describe('an older session', () => {
  refuses(changeEmail, 'password_needed', async () => moveEmail(await stale(), testPerson().email));
  refuses(changePhone, 'password_needed', async () => movePhone(await stale(), testPerson().phone));
  refuses(changeEmail, 'credentials_wrong', async () => moveEmail(await stale(), testPerson().email, 'no es la mía'));
  refuses(changePhone, 'credentials_wrong', async () => movePhone(await stale(), testPerson().phone, 'no es la mía'));

  test('an older session can change an address with the password only, and the code stays valid until then', async () => {
    const client = await stale();
    const { email } = testPerson();
    const code = await emailCode(server, email);
    expect((await server.call(changeEmail, { body: { email, code } }, client)).code).toBe('password_needed');
    const { password } = client.who;
    expect((await server.call(changeEmail, { body: { email, code, password } }, client)).status).toBe(200);
    expect((await movePhone(await stale(), testPerson().phone, password)).status).toBe(200);
  });

  test('an older session cannot be used to guess the password', async () => {
    const client = await stale();
    const body = { email: testPerson().email, code: '123456', password: 'no es la mía' };
    const guesses = await Promise.all(Array.from({ length: 30 }, () => server.call(changeEmail, { body }, client)));
    expect(guesses.filter(({ code }) => code === 'credentials_wrong')).toHaveLength(10);
    expect(guesses.filter(({ code }) => code === 'rate_limited')).toHaveLength(20);
    await forgetLimits(server);
  });
});

describe('a second change within three days', () => {
  refuses(changePhone, 'contact_changed_recently', async () => {
    const client = await register(server);
    await expectDone(moveEmail(client, testPerson().email));
    return movePhone(client, testPerson().phone);
  });
  refuses(changeEmail, 'contact_changed_recently', async () => {
    const client = await register(server);
    await expectDone(movePhone(client, testPerson().phone));
    return moveEmail(client, testPerson().email);
  });

  test('a second change waits also when the first was undone, and is possible afterwards', async () => {
    const client = await register(server);
    await expectDone(moveEmail(client, testPerson().email));
    await expectDone(undo(client.who.email, await undoCodeMailed(client.who.email)));
    const { Authorization: token } = await expectDone(login(client.who.phone, client.who.password));
    expect((await movePhone({ ...client, token }, testPerson().phone)).code).toBe('contact_changed_recently');
    server.passSeconds(3 * DAY - 600);
    const { Authorization: soonest } = await expectDone(login(client.who.phone, client.who.password));
    expect((await movePhone({ ...client, token: soonest }, testPerson().phone)).code).toBe('contact_changed_recently');
    server.passSeconds(600);
    const { Authorization: later } = await expectDone(login(client.who.phone, client.who.password));
    expect((await movePhone({ ...client, token: later }, testPerson().phone)).status).toBe(200);
  });

  test('a second change is refused when both are sent at once', async () => {
    const client = await register(server);
    const notice = [testPerson(), testPerson()];
    const codes = [
      { kind: 'email', to: notice[0]?.email ?? '', code: await emailCode(server, notice[0]?.email ?? '') },
      { kind: 'phone', to: notice[1]?.phone ?? '', code: await phoneCode(client, notice[1]?.phone ?? '') },
    ];
    const results = await Promise.all(
      codes.map(({ kind, to, code }) =>
        kind === 'email'
          ? server.call(changeEmail, { body: { email: to, code } }, client)
          : server.call(changePhone, { body: { mobilePhone: { number: to }, code } }, client),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('both messages name the page on which the code is typed', async () => {
  const [byMail, bySms] = [await register(server), await register(server)];
  const page = 'http://localhost:3000/deshacer-cambio';
  await expectDone(moveEmail(byMail, testPerson().email));
  await expectDone(movePhone(bySms, testPerson().phone));
  await jobs.drained();
  expect((await mailsTo(server, byMail.who.email)).some(({ body }) => body.includes(page))).toBe(true);
  expect((await textsOnPhone(server, bySms.who.phone)).some((text) => text.includes(page))).toBe(true);
});

describe('undoing a change', () => {
  answers(undoChange, async () => {
    const client = await register(server);
    const thief = testPerson();
    await expectDone(moveEmail(client, thief.email));
    const answer = await undo(client.who.email.toUpperCase(), (await undoCodeMailed(client.who.email)).toLowerCase());
    expect((await server.call(getClient, NOTHING, client)).status).toBe(401);
    expect((await login(thief.email, client.who.password)).code).toBe('credentials_wrong');
    const { Authorization: token } = await expectDone(login(client.who.email, client.who.password));
    expect((await server.call(getClient, NOTHING, { token })).data.email).toBe(client.who.email);
    expect([await taken('email', client.who.email), await taken('email', thief.email)]).toEqual([true, false]);
    return answer;
  });
  refuses(undoChange, 'code_wrong', async () => {
    const client = await register(server);
    await expectDone(moveEmail(client, testPerson().email));
    const code = await undoCodeMailed(client.who.email);
    expect((await undo(testPerson().email, code)).code).toBe('code_wrong');
    expect((await undo(client.who.phone, code)).code).toBe('code_wrong');
    server.passSeconds(3 * DAY + 1);
    expect((await undo(client.who.email, code)).code).toBe('code_wrong');
    return undo(client.who.email, 'ABCDEFGH23');
  });
  refuses(undoChange, 'rate_limited', async () => {
    return beyondLimit(server, { limit: 'undo-tries', act: () => undo(testPerson().email, 'ABCDEFGH23') });
  });

  test('an undone change restores the phone, with its original moment of verification', async () => {
    const client = await register(server);
    const readPhone = () =>
      server.services.db
        .selectFrom('client')
        .select(['phone_last_four', 'phone_verified_at'])
        .where('client_id', '=', clientIdOf(client))
        .executeTakeFirstOrThrow();
    const before = await readPhone();
    const { phone } = testPerson();
    await expectDone(movePhone(client, phone));
    await expectDone(undo(client.who.phone, await undoCodeTexted(client.who.phone)));
    expect(await readPhone()).toEqual(before);
    expect((await login(phone, client.who.password)).code).toBe('credentials_wrong');
    expect((await login(client.who.phone, client.who.password)).status).toBe(200);
  });

  test('a change is undone once when that is requested eight times at once', async () => {
    const client = await register(server);
    await expectDone(moveEmail(client, testPerson().email));
    const code = await undoCodeMailed(client.who.email);
    const results = await Promise.all(Array.from({ length: 8 }, () => undo(client.who.email, code)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)]);
  });

  test.each(['email', 'phone'] as const)(
    'an undone change of the %s always works: no other client gets the old address for three days',
    async (kind) => {
      const client = await register(server);
      const moved = await (kind === 'email'
        ? moveEmail(client, testPerson().email)
        : movePhone(client, testPerson().phone));
      expect(moved.status).toBe(200);
      const rival = { ...testPerson(), [kind]: client.who[kind] };
      const signUp = async () => {
        server.passSeconds(61);
        await expectDone(server.call(sendSmsCodePublic, { body: { mobilePhone: { number: rival.phone } } }));
        return server.call(createClient, registration(rival, await codeOnPhone(server, rival.phone)));
      };
      expect(await taken(kind, client.who[kind])).toBe(true);
      expect((await signUp()).code).toBe('not_unique');
      server.passSeconds(3 * DAY + 1);
      expect(await taken(kind, client.who[kind])).toBe(false);
      expect((await signUp()).status).toBe(201);
    },
  );
});

describe('the thief of a session', () => {
  const recover = (username: string, [emailCodeTyped, code]: readonly [string, string]) =>
    server.call(recoverPassword, {
      body: { username, recovery: { emailCode: emailCodeTyped, code, password: NEW_PASSWORD } },
    });

  test('a thief who sets an e-mail of their own cannot recover the password: its codes go to the old address', async () => {
    const [client, thief] = [await register(server), testPerson()];
    await expectDone(moveEmail(client, thief.email));
    const phoneCodes = (await codesOnPhone(server, client.who.phone)).length;
    await expectDone(server.call(recoverPassword, { body: { username: thief.email } }));
    await jobs.drained();
    // The thief got one code, of the change, and none of the recovery.
    expect(await mailsTo(server, thief.email)).toHaveLength(1);
    expect(await codesOnPhone(server, client.who.phone)).toHaveLength(phoneCodes + 1);
    // The owner's own recovery succeeds meanwhile.
    server.passSeconds(61);
    await expectDone(server.call(recoverPassword, { body: { username: client.who.phone } }));
    await jobs.drained();
    const codes = [await codeInMailbox(server, client.who.email), await codeOnPhone(server, client.who.phone)] as const;
    await expectDone(recover(client.who.phone, codes));
    expect((await server.call(getClient, NOTHING, client)).status).toBe(401);
    expect((await login(client.who.phone, NEW_PASSWORD)).status).toBe(200);
  });

  test('a thief who changes the e-mail while its owner recovers the account is left with nothing', async () => {
    const [client, thief] = [await register(server), testPerson()];
    const stolen = await emailCode(server, thief.email);
    await expectDone(server.call(recoverPassword, { body: { username: client.who.phone } }));
    const codes = [await codeInMailbox(server, client.who.email), await codeOnPhone(server, client.who.phone)] as const;
    const [, recovered] = await Promise.all([
      server.call(changeEmail, { body: { email: thief.email, code: stolen } }, client),
      recover(client.who.phone, codes),
    ]);
    expect(recovered.status).toBe(200);
    expect((await server.call(getClient, NOTHING, client)).status).toBe(401);
    expect((await login(client.who.phone, client.who.password)).code).toBe('credentials_wrong');
    expect((await login(client.who.phone, NEW_PASSWORD)).status).toBe(200);
  });
});
