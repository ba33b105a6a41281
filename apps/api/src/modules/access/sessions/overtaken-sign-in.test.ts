import { changePassword, changeUserPassword, getClient, loginClient, suspendStaff } from '@lender/contract';
import { describe, expect, test, vi } from 'vitest';
import { expectDone, NOTHING, register } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { signInAs, staffPerson, tokenFor } from '../../../../test/people/staff-person.ts';
import { testServer } from '../../../../test/server/server.ts';
import { OPERATOR } from '../../../../test/server/test-env.ts';

const server = await testServer();
const NEW_PASSWORD = 'otra frase larga y segura';

/** Signs in, and runs a change between the check of the password and the opening of the session. */
async function meanwhile<T>(signIn: () => Promise<T>, happen: () => Promise<unknown>): Promise<T> {
  const { passwords } = server.services;
  const compare = passwords.matches.bind(passwords);
  const compared = Promise.withResolvers<void>();
  const happened = Promise.withResolvers<void>();
  vi.spyOn(passwords, 'matches').mockImplementationOnce(async (...given) => {
    const matches = await compare(...given);
    compared.resolve();
    await happened.promise;
    return matches;
  });
  const signedIn = signIn();
  await compared.promise;
  await happen();
  happened.resolve();
  return signedIn;
}

describe('a sign-in under way while its password is changed', () => {
  test('a sign-in under way while its password is changed opens nothing to a client', async () => {
    const client = await register(server);
    const { email: username, password } = client.who;
    const body = { oldPassword: password, newPassword: NEW_PASSWORD };
    const refused = await meanwhile(
      () => server.call(loginClient, { body: { username, password } }),
      () => expectDone(server.call(changePassword, { body }, client)),
    );
    expect(refused).toMatchObject({ status: 422, code: 'credentials_wrong' });
    expect((await server.call(getClient, NOTHING, client)).status).toBe(200);
  });

  test('a sign-in under way while its password is changed opens nothing to a member of staff', async () => {
    const person = await staffPerson(server);
    const token = await tokenFor(server, person);
    const body = { oldPassword: OPERATOR.password, newPassword: NEW_PASSWORD };
    const refused = await meanwhile(
      () => signInAs(server, person),
      () => expectDone(server.call(changeUserPassword, { body }, { token })),
    );
    expect(refused).toMatchObject({ status: 422, code: 'credentials_wrong' });
  });
});

test('a sign-in under way while its member of staff is suspended opens nothing, even once they are back', async () => {
  const [person, admin] = [await staffPerson(server), await staffMember(server, 'admin')];
  const params = { id: person.id };
  const refused = await meanwhile(
    () => signInAs(server, person),
    () => expectDone(server.call(suspendStaff, { params, body: { note: 'Se fue' } } as never, admin)),
  );
  expect(refused).toMatchObject({ status: 422, code: 'credentials_wrong' });
});
