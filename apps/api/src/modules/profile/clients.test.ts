import {
  approveRequest,
  changeClientStatus,
  completeBackOfficeClient,
  createBackOfficeClient,
  getClient,
  loginClient,
  refreshClientToken,
  type Send,
} from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { expectDone, NOTHING, register, registerWithDetails } from '../../../test/people/journey.ts';
import { proveEmail } from '../../../test/people/proven-email.ts';
import { textsOnPhone } from '../../../test/people/simulated-phone.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { temporaryPasswordOn } from '../../../test/people/temporary-password.ts';
import { curpBornOn, type TestPerson, testPerson } from '../../../test/people/test-person.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, setClientStatus } from '../../../test/server/stored.ts';

const server = await testServer();
const staff = { token: await server.operator() };
const client = await registerWithDetails(server);
const OWN_PASSWORD = 'una frase larga y propia';

const login = (username: string, password: string) => server.call(loginClient, { body: { username, password } });
const enrol = ({ phone, curp }: Pick<TestPerson, 'phone' | 'curp'>) => {
  const names = { firstName: 'Ana', lastName: 'Robles', secondLastName: 'Luna' };
  const body = { mobilePhone: { number: phone }, ...names, nationalIdentificator: curp };
  return server.call(createBackOfficeClient, { body }, staff);
};
const enrolled = async (who = testPerson()) => {
  await expectDone(enrol(who));
  const password = await temporaryPasswordOn(server, who.phone);
  const { Authorization: token } = await expectDone(login(who.phone, password));
  return { who, password, token };
};
const complete = (token: string, change: Partial<Send<typeof completeBackOfficeClient>['body']> = {}) => {
  const body = {
    email: testPerson().email,
    password: OWN_PASSWORD,
    consents: { terms: true as const, privacy: true as const },
  };
  return server.call(completeBackOfficeClient, { body: { ...body, ...change } }, { token });
};

describe('a client whom staff registers', () => {
  answers(createBackOfficeClient, async () => {
    const who = testPerson();
    const created = await enrol(who);
    const password = await temporaryPasswordOn(server, who.phone);
    const { Authorization: token } = await expectDone(login(who.phone, password));
    const { data } = await server.call(getClient, NOTHING, { token });
    expect(data).toMatchObject({
      id: created.data.id,
      status: CLIENT_STATUS.verification,
      email: null,
      mustCompleteAccount: true,
    });
    expect(JSON.stringify(created.body)).not.toContain(password);
    return created;
  });
  refuses(createBackOfficeClient, 'not_unique', async () => {
    expect((await enrol({ ...testPerson(), phone: client.who.phone })).code).toBe('not_unique');
    return enrol({ ...testPerson(), curp: client.who.curp });
  });
  refuses(createBackOfficeClient, 'under_age', async () => {
    const { today } = await server.services.clock.business(server.services.db);
    return enrol({ ...testPerson(), curp: curpBornOn(today) });
  });
  refuses(createBackOfficeClient, 'invalid_identificator', () => enrol({ ...testPerson(), curp: 'ROLA850102MDFBNN0' }));

  test('a client whom staff register is notified where to complete the account', async () => {
    const who = testPerson();
    await expectDone(enrol(who));
    await server.services.jobs.drained();
    const [text] = await textsOnPhone(server, who.phone);
    expect(text).toContain('Completa tu registro con tu teléfono en http://localhost:3000/registration/completar.');
  });

  test('a client whom staff register is not half stored when the CURP is refused', async () => {
    const who = testPerson();
    await enrol({ ...who, curp: client.who.curp });
    expect((await enrol(who)).status).toBe(201);
  });

  test('a client is registered once when eight requests come at once', async () => {
    const who = testPerson();
    const results = await Promise.all(Array.from({ length: 8 }, () => enrol(who)));
    expect(results.filter(({ status }) => status >= 500)).toEqual([]);
    const ids = new Set(results.filter(({ status }) => status === 201).map(({ data }) => data.id));
    expect(ids.size).toBe(1);
  });

  test('a temporary password is valid for seventy-two hours, and is replaced when staff register the same person again', async () => {
    const { who, password, token } = await enrolled();
    server.passSeconds(72 * 3_600 - 600);
    expect((await login(who.phone, password)).status).toBe(200);
    server.passSeconds(601);
    expect((await login(who.phone, password)).code).toBe('credentials_wrong');
    const renewed = await expectDone(
      server.call(
        createBackOfficeClient,
        {
          body: {
            mobilePhone: { number: who.phone },
            firstName: 'Ana',
            lastName: 'Robles',
            nationalIdentificator: who.curp,
          },
        },
        { token: await server.operator() },
      ),
    );
    expect(renewed.id).toBe(clientIdOf({ token }));
    const next = await temporaryPasswordOn(server, who.phone);
    expect(next).not.toBe(password);
    expect((await login(who.phone, next)).status).toBe(200);
    expect((await login(who.phone, password)).code).toBe('credentials_wrong');
    staff.token = await server.operator();
  });
});

describe('completing the account', () => {
  answers(completeBackOfficeClient, async () => {
    const { who, password, token } = await enrolled();
    const { email } = testPerson();
    const done = await complete(token, { email });
    expect(done.data).toMatchObject({ status: CLIENT_STATUS.active, email, mustCompleteAccount: false });
    expect((await login(email, OWN_PASSWORD)).status).toBe(200);
    expect((await login(who.phone, password)).code).toBe('credentials_wrong');
    const consents = await server.services.db
      .selectFrom('consent')
      .select('kind')
      .where('client_id', '=', done.data.id)
      .execute();
    expect(consents.map(({ kind }) => kind).toSorted()).toEqual(['privacy', 'terms']);
    return done;
  });
  refuses(completeBackOfficeClient, 'illegal_transition', async () => complete((await register(server)).token));
  refuses(completeBackOfficeClient, 'password_too_weak', async () =>
    complete((await enrolled()).token, { password: 'password' }),
  );
  refuses(completeBackOfficeClient, 'not_unique', async () => {
    const proven = await register(server);
    await proveEmail(server, proven);
    return complete((await enrolled()).token, { email: proven.who.email.toUpperCase() });
  });

  test('an account is completed once, and stays valid after the seventy-two hours', async () => {
    const { who, token } = await enrolled();
    const results = await Promise.all([complete(token), complete(token)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    server.passSeconds(72 * 3_600 + 1);
    expect((await login(who.phone, OWN_PASSWORD)).status).toBe(200);
    staff.token = await server.operator();
  });
});

describe('the status of a client', () => {
  const change = (id: string, status: 'active' | 'blocked' | 'blacklisted') =>
    server.call(changeClientStatus, { params: { id }, body: { status, note: 'Reporte de fraude' } }, staff);

  answers(changeClientStatus, async () => {
    const id = clientIdOf(await register(server));
    const answer = await change(id, 'blocked');
    expect(answer.data).toEqual({ id, status: CLIENT_STATUS.blocked, approvalId: null });
    return answer;
  });
  const approve = async (id: string) =>
    server.call(approveRequest, { params: { id }, body: {} }, await staffMember(server, 'supervisor'));

  refuses(changeClientStatus, 'not_found', () => change(crypto.randomUUID(), 'blocked'));
  refuses(changeClientStatus, 'illegal_transition', () => change(clientIdOf(client), 'active'));

  test('a blocked client’s sessions all end with that reason, and a restored client has to sign in again', async () => {
    const fresh = await register(server);
    const { email, password } = fresh.who;
    const elsewhere = (await login(email, password)).data.Authorization;
    await expectDone(change(clientIdOf(fresh), 'blocked'));
    for (const token of [fresh.token, elsewhere])
      for (const call of [getClient, refreshClientToken])
        expect(await server.call(call, NOTHING, { token })).toMatchObject({
          status: 403,
          code: 'client_blocked',
          body: { message: 'User is blocked.' },
        });
    expect((await login(email, password)).body).toMatchObject({ message: 'User is blocked.' });
    await expectDone(change(clientIdOf(fresh), 'active'));
    expect((await server.call(getClient, NOTHING, fresh)).status).toBe(401);
    expect((await login(email, password)).status).toBe(200);
  });

  test('a change of status is stored with its author and reason', async () => {
    const fresh = await register(server);
    await expectDone(change(clientIdOf(fresh), 'blocked'));
    const event = await server.services.db
      .selectFrom('event_log')
      .select(['actor', 'facts'])
      .where('client_id', '=', clientIdOf(fresh))
      .where('event', '=', 'client.status')
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ actor: clientIdOf(staff), facts: { from: 1, to: 2, note: 'Reporte de fraude' } });
  });

  test('a restored client who never completed the account does not become active', async () => {
    const { token } = await enrolled();
    await setClientStatus(server, { token }, CLIENT_STATUS.blacklisted);
    const { approvalId } = await expectDone(change(clientIdOf({ token }), 'active'));
    await expectDone(approve(approvalId ?? ''));
    expect((await server.call(getClient, NOTHING, { token })).data.status).toBe(CLIENT_STATUS.verification);
    expect((await change(clientIdOf({ token }), 'active')).code).toBe('illegal_transition');
  });

  test('a client who waits for another account cannot be blocked, only blacklisted', async () => {
    const fresh = await register(server);
    await setClientStatus(server, fresh, CLIENT_STATUS.bankAccountSelect);
    expect((await change(clientIdOf(fresh), 'blocked')).body).toMatchObject({
      error: { details: { permitted: [CLIENT_STATUS.blacklisted] } },
    });
  });
});
