import { changeEmail, checkClientKey, createClient, getClient, loginClient, sendSmsCodePublic } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { type Client, expectDone, NOTHING, register, registration } from '../../../../test/people/journey.ts';
import { emailCode, proveEmail } from '../../../../test/people/proven-email.ts';
import { codeOnPhone, textsOnPhone } from '../../../../test/people/simulated-phone.ts';
import { type TestPerson, testPerson } from '../../../../test/people/test-person.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';

const server = await testServer();
const { db, jobs, vault } = server.services;

const signUp = async (who: TestPerson) => {
  await expectDone(server.call(sendSmsCodePublic, { body: { mobilePhone: { number: who.phone } } }));
  return server.call(createClient, registration(who, await codeOnPhone(server, who.phone)));
};
const login = (username: string, password: string) => server.call(loginClient, { body: { username, password } });
const emailOf = async (client: { token: string }) => (await server.call(getClient, NOTHING, client)).data.email;
const isTaken = async (value: string) =>
  (await server.call(checkClientKey, { params: { key: 'email', value } })).data.taken;

/** Makes two accounts: one whose e-mail was never proven, and one registered with the same e-mail since. */
async function displaced(): Promise<{ first: Client; second: Client }> {
  const first = await register(server);
  const second = await register(server, {
    ...testPerson(),
    email: first.who.email,
    password: 'la frase de la segunda',
  });
  return { first, second };
}

describe('an e-mail that was never proven', () => {
  test('an unproven e-mail does not keep its owner from registering', async () => {
    const { first, second } = await displaced();
    expect(await emailOf(second)).toBe(first.who.email);
    expect((await login(second.who.email, second.who.password)).status).toBe(200);
    expect((await login(first.who.email, first.who.password)).code).toBe('credentials_wrong');
    const owners = await db
      .selectFrom('identity_claim')
      .select('client_id')
      .where('keyed_hash', '=', vault.searchHash('email', first.who.email))
      .execute();
    expect(owners).toEqual([{ client_id: clientIdOf(second) }]);
  });

  test('an owner who registers leaves the first account its phone, makes it ask for another e-mail, and is notified', async () => {
    const { first } = await displaced();
    expect((await login(first.who.phone, first.who.password)).status).toBe(200);
    expect(await emailOf(first)).toBeNull();
    await jobs.drained();
    expect((await textsOnPhone(server, first.who.phone))[0]).toContain('con el correo de tu cuenta');
    const { email } = testPerson();
    const body = { email, code: await emailCode(server, email) };
    expect((await server.call(changeEmail, { body }, first)).data.email).toBe(email);
  });

  test('an unproven e-mail goes back to the client who proves it', async () => {
    const { first, second } = await displaced();
    await proveEmail(server, first);
    expect(await emailOf(first)).toBe(first.who.email);
    expect(await emailOf(second)).toBeNull();
    expect((await login(first.who.email, first.who.password)).status).toBe(200);
    expect((await signUp({ ...testPerson(), email: first.who.email })).code).toBe('not_unique');
  });

  test('an e-mail is reported as free until it is proven', async () => {
    const client = await register(server);
    expect(await isTaken(client.who.email)).toBe(false);
    await proveEmail(server, client);
    expect(await isTaken(client.who.email)).toBe(true);
  });

  test('an e-mail belongs to one account when it is proven and registered with at once', async () => {
    const first = await register(server);
    const rival = { ...testPerson(), email: first.who.email, password: 'la frase de la segunda' };
    const code = await emailCode(server, first.who.email);
    const [proven, signedUp] = await Promise.all([
      server.call(changeEmail, { body: { email: first.who.email, code } }, first),
      signUp(rival),
    ]);
    expect(proven.status).toBe(200);
    expect([201, 422]).toContain(signedUp.status);
    expect(await emailOf(first)).toBe(first.who.email);
    expect((await login(first.who.email, first.who.password)).status).toBe(200);
    expect((await login(first.who.email, rival.password)).code).toBe('credentials_wrong');
  });
});
