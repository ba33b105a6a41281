import { createClient, createReferral, getReferrals, sendSmsCodePublic, updateReferral } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { type Client, expectDone, register, registration } from '../../../../test/people/journey.ts';
import { proveEmail } from '../../../../test/people/proven-email.ts';
import { codeOnPhone } from '../../../../test/people/simulated-phone.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';

const server = await testServer();
const client = await register(server);
const other = await register(server);

let friends = 0;
const aPhone = () => {
  friends += 1;
  return `5534${String(friends).padStart(6, '0')}`;
};
const refer = (phone = aPhone(), as: { token: string } = client) =>
  server.call(createReferral, { body: { name: 'Luis Ángel', phone } }, as);
const list = (query: { page?: number; perPage?: number } = {}, as = client) => server.call(getReferrals, { query }, as);
const change = (id: string, body: { name?: string; status?: 'withdrawn' }, as = client) =>
  server.call(updateReferral, { params: { id }, body }, as);
const statusOf = async (id: string, as = client) => (await list({}, as)).data.find((row) => row.id === id)?.status;

async function registerWith(referralCode: string): Promise<Client> {
  const who = testPerson();
  await expectDone(server.call(sendSmsCodePublic, { body: { mobilePhone: { number: who.phone } } }));
  const { body } = registration(who, await codeOnPhone(server, who.phone));
  const { Authorization: token } = await expectDone(server.call(createClient, { body: { ...body, referralCode } }));
  return { who, token };
}

answers(createReferral, () => refer());
answers(getReferrals, () => list());
answers(updateReferral, async () => change((await expectDone(refer())).id, { name: 'Luisa' }));

refuses(createReferral, 'invalid_input', () => refer(client.who.phone));
refuses(createReferral, 'not_unique', async () => {
  const phone = aPhone();
  await expectDone(refer(phone));
  return refer(phone);
});
refuses(createReferral, 'limit_reached', async () => {
  const full = await register(server);
  for (let count = 0; count < 20; count++) await expectDone(refer(aPhone(), full));
  return refer(aPhone(), full);
});
refuses(updateReferral, 'not_found', () => change(crypto.randomUUID(), { status: 'withdrawn' }));
refuses(updateReferral, 'illegal_transition', async () => {
  const { id, code } = await expectDone(refer());
  await registerWith(code);
  return change(id, { status: 'withdrawn' });
});

describe('referring', () => {
  test('a refused referral names the field that is wrong', async () => {
    expect(await refer(client.who.phone)).toMatchObject({
      body: { violations: [{ propertyPath: 'children[phone].data' }] },
    });
  });

  test('twenty of thirty referrals that arrive at once are taken', async () => {
    const busy = await register(server);
    const results = await Promise.all(Array.from({ length: 30 }, () => refer(aPhone(), busy)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(results.filter(({ code }) => code === 'limit_reached')).toHaveLength(10);
  });

  test('a phone that is referred twenty times at once is taken once, and other clients may refer it too', async () => {
    const phone = aPhone();
    const results = await Promise.all(Array.from({ length: 20 }, () => refer(phone)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await refer(phone, other)).status).toBe(201);
  });

  test('the phone of a referral is kept sealed, and only its end is shown', async () => {
    const phone = aPhone();
    const { body, data } = await refer(phone);
    expect(data).toMatchObject({ phoneLastFour: phone.slice(-4), status: 'invited', name: 'Luis Ángel' });
    expect(JSON.stringify(body)).not.toContain(phone);
    const rows = await server.services.db.selectFrom('referral').selectAll().where('id', '=', data.id).execute();
    expect(JSON.stringify(rows)).not.toContain(phone);
  });

  test('the codes of referrals cannot be guessed', async () => {
    const { data } = await list();
    for (const { code } of data) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/);
    expect(new Set(data.map(({ code }) => code)).size).toBe(data.length);
  });

  test('a referral takes no value that the server decides', async () => {
    const body = { name: 'Luis Ángel', phone: aPhone() };
    for (const extra of [{ status: 'registered' }, { code: 'AAAAAAAAAA' }, { clientId: clientIdOf(other) }])
      expect((await server.send(createReferral, { ...body, ...extra }, client)).status).toBe(422);
  });
});

describe('the list of referrals', () => {
  test('the list of referrals has the newest first, in pages', async () => {
    const fresh = await register(server);
    const made = [];
    for (let count = 0; count < 5; count++) made.unshift((await expectDone(refer(aPhone(), fresh))).id);
    const { data, headers } = await list({ page: 2, perPage: 2 }, fresh);
    expect(data.map(({ id }) => id)).toEqual(made.slice(2, 4));
    expect(['x-page', 'x-per-page', 'x-total-count', 'x-count'].map((name) => headers.get(name))).toEqual([
      '2',
      '2',
      '5',
      '2',
    ]);
    expect((await list({ page: 9 }, fresh)).data).toEqual([]);
  });

  test.each(['page=0', 'page=-1', 'page=1e3', 'perPage=101', 'perPage=abc'])(
    'the list of referrals refuses %s',
    async (query) => {
      const headers = { authorization: `Bearer ${client.token}` };
      expect((await fetch(`${server.origin}${getReferrals.path}?${query}`, { headers })).status).toBe(422);
    },
  );
});

describe('another client’s referral', () => {
  test('a referral of another client is neither seen nor changed', async () => {
    const { id } = await expectDone(refer());
    expect(await change(id, { status: 'withdrawn' }, other)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await list({}, other)).data.map((row) => row.id)).not.toContain(id);
    expect(await statusOf(id)).toBe('invited');
  });
});

describe('a code at registration', () => {
  test('a code at registration records that the friend came, once, in whichever case it is typed', async () => {
    const { id, code } = await expectDone(refer(aPhone(), other));
    await registerWith(code.toLowerCase());
    expect(await statusOf(id, other)).toBe('registered');
    await registerWith(code);
    expect(await statusOf(id, other)).toBe('registered');
  });

  test('a code at registration that is withdrawn or unknown has no effect', async () => {
    const { id, code } = await expectDone(refer(aPhone(), other));
    await expectDone(change(id, { status: 'withdrawn' }, other));
    await registerWith(code);
    expect(await statusOf(id, other)).toBe('withdrawn');
    await registerWith('NOBODYMADE');
  });

  test('a registration that fails records no friend', async () => {
    const { id, code } = await expectDone(refer(aPhone(), other));
    await proveEmail(server, client);
    const who = { ...testPerson(), email: client.who.email };
    await expectDone(server.call(sendSmsCodePublic, { body: { mobilePhone: { number: who.phone } } }));
    const { body } = registration(who, await codeOnPhone(server, who.phone));
    const refused = await server.call(createClient, { body: { ...body, referralCode: code } });
    expect(refused.code).toBe('not_unique');
    expect(await statusOf(id, other)).toBe('invited');
  });

  test('a code at registration and its withdrawal at the same moment have one outcome, and neither breaks', async () => {
    const { id, code } = await expectDone(refer(aPhone(), other));
    const [withdrawn] = await Promise.all([change(id, { status: 'withdrawn' }, other), registerWith(code)]);
    expect(await statusOf(id, other)).toBe(withdrawn.status === 200 ? 'withdrawn' : 'registered');
  });
});

test('withdrawing a referral twice is the same as once, and it stays withdrawn when it is renamed', async () => {
  const { id } = await expectDone(refer(aPhone(), other));
  await expectDone(change(id, { status: 'withdrawn' }, other));
  expect((await change(id, { status: 'withdrawn' }, other)).status).toBe(200);
  expect((await change(id, { name: 'Luisa' }, other)).data).toMatchObject({ name: 'Luisa', status: 'withdrawn' });
  const path = updateReferral.path.replace('{id}', id) as `/${string}`;
  for (const body of [{ status: 'invited' }, { status: 'registered' }, { code: 'X' }, {}])
    expect((await server.send({ method: 'PATCH', path }, body, other)).status).toBe(422);
});
