import { describe, expect, test } from 'vitest';
import { createSimulatedWorld, providerKey, type SimulatedWorld } from '../../test/simulated-world.ts';
import { basicAuth } from '../basic-auth.ts';

const callback_urls = {
  success: 'http://lender.test/back?way=success',
  exit: 'http://lender.test/back?way=exit',
  event: 'http://lender.test/back?way=event',
};

const askToken = (world: SimulatedWorld, password = providerKey) =>
  world.app.inject({
    method: 'POST',
    url: '/belvo/api/token/',
    payload: { id: 'ours', password, scopes: 'read_institutions,write_links', widget: { callback_urls } },
  });
const tokenOf = async (world: SimulatedWorld): Promise<string> => (await askToken(world)).json().access;

const choose = (world: SimulatedWorld, access_token: string, institution = 'puntual_mx_retail') =>
  world.submit('/belvo/widget/link', {
    access_token,
    external_id: 'client-1',
    institution,
    owner: 'Ana Robles Luna',
    income: '12000',
  });

/** Returns the page to which a form leads, and the parameters of its address. */
const ledTo = ({ headers }: { headers: { location?: unknown } }) => {
  const { pathname, searchParams } = new URL(String(headers.location));
  return { pathname, ...Object.fromEntries(searchParams) };
};

async function linked(world: SimulatedWorld, institution?: string): Promise<string> {
  const { searchParams } = new URL(String((await choose(world, await tokenOf(world), institution)).headers.location));
  return searchParams.get('link') ?? '';
}

const ask = (world: SimulatedWorld, url: string, method: 'GET' | 'DELETE' = 'GET') =>
  world.app.inject({ method, url, headers: { authorization: basicAuth({ user: 'ours', password: providerKey }) } });

describe('a token', () => {
  test('a token is issued only to a caller with the secret keys', async () => {
    const world = createSimulatedWorld();
    expect((await askToken(world)).json()).toEqual({ access: expect.any(String), refresh: expect.any(String) });
    const refused = await askToken(world, 'another password');
    expect([refused.statusCode, refused.json()[0].code]).toEqual([401, 'authentication_failed']);
  });

  test('a token opens the widget for ten minutes', async () => {
    const world = createSimulatedWorld();
    const url = `/belvo/widget/?access_token=${await tokenOf(world)}`;
    expect((await world.app.inject(url)).body).toContain('Banco Puntual');
    world.travel(600_000);
    expect((await world.app.inject(url)).statusCode).toBe(410);
  });

  test('a token ends with its link', async () => {
    const world = createSimulatedWorld();
    const token = await tokenOf(world);
    expect((await choose(world, token)).statusCode).toBe(303);
    expect((await choose(world, token)).statusCode).toBe(410);
  });
});

describe('the widget', () => {
  test('the widget leads back with the link and its bank', async () => {
    const world = createSimulatedWorld();
    expect(ledTo(await choose(world, await tokenOf(world)))).toEqual({
      pathname: '/back',
      way: 'success',
      link: expect.stringMatching(/^[0-9a-f-]{36}$/),
      institution: 'puntual_mx_retail',
    });
  });

  test('the widget leads back with the error when the bank’s session expires, and with nothing when the client leaves', async () => {
    const world = createSimulatedWorld();
    const access_token = await tokenOf(world);
    expect((await choose(world, access_token, 'siesta_mx_retail')).body).toContain('código');
    const failed = await world.submit('/belvo/widget/code', { access_token, code: '123456' });
    expect(ledTo(failed)).toMatchObject({ way: 'event', error: 'session_expired' });
    expect(ledTo(await world.submit('/belvo/widget/leave', { access_token }))).toEqual({
      pathname: '/back',
      way: 'exit',
    });
  });

  test('the widget may lead to the lender, by its own policy', async () => {
    const world = createSimulatedWorld();
    const { headers } = await world.app.inject(`/belvo/widget/?access_token=${await tokenOf(world)}`);
    expect(headers['content-security-policy']).toContain("form-action 'self' http://lender.test;");
  });

  test('the widget says what is wrong with what was typed', async () => {
    const world = createSimulatedWorld();
    const access_token = await tokenOf(world);
    const answer = await world.submit('/belvo/widget/link', {
      access_token,
      institution: 'none',
      owner: '',
      income: '1',
    });
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('Revisa el nombre')]);
  });
});

describe('a link', () => {
  test('a link has an account, its owner, 90 days and Belvo’s enrichment of them', async () => {
    const world = createSimulatedWorld();
    const id = await linked(world);
    expect((await ask(world, `/belvo/api/links/${id}/`)).json()).toMatchObject({
      id,
      institution: 'puntual_mx_retail',
      external_id: 'client-1',
      status: 'valid',
    });
    const list = async (name: string) => (await ask(world, `/belvo/api/${name}/?link=${id}&page_size=1000`)).json();
    expect(await list('owners')).toMatchObject({ count: 1, results: [{ display_name: 'Ana Robles Luna' }] });
    expect(await list('accounts')).toMatchObject({ count: 1, results: [{ link: id, currency: 'MXN' }] });
    expect((await list('balances')).count).toBe((await list('transactions')).count);
    expect((await list('incomes')).results[0].income_streams).toMatchObject([{ number_of_incomes: 6 }]);
  });

  test('a link of another owner shows that owner', async () => {
    const world = createSimulatedWorld();
    const id = await linked(world, 'ajeno_mx_retail');
    expect((await ask(world, `/belvo/api/owners/?link=${id}`)).json().results[0].display_name).toBe(
      'ERNESTO SALAS IBARRA',
    );
  });

  test('the data of a link is listed by pages, from a given day on', async () => {
    const world = createSimulatedWorld();
    const id = await linked(world);
    const since = '2026-02-15';
    const page = async (number: number) =>
      (
        await ask(world, `/belvo/api/transactions/?link=${id}&page=${number}&page_size=2&value_date__gte=${since}`)
      ).json();
    const [one, two] = [await page(1), await page(2)];
    expect(one.results).toHaveLength(2);
    expect(one.next).toContain('page=2');
    expect(two.results[0].id).not.toBe(one.results[0].id);
    expect(one.results.every(({ value_date }: { value_date: string }) => value_date >= since)).toBe(true);
  });

  test('a link is gone after it was removed', async () => {
    const world = createSimulatedWorld();
    const id = await linked(world);
    expect((await ask(world, `/belvo/api/links/${id}/`, 'DELETE')).statusCode).toBe(204);
    expect((await ask(world, `/belvo/api/links/${id}/`)).statusCode).toBe(404);
    expect((await ask(world, `/belvo/api/links/${id}/`, 'DELETE')).statusCode).toBe(404);
    expect((await ask(world, `/belvo/api/accounts/?link=${id}`)).json().results).toEqual([]);
  });

  test('a link is shown only to a caller with the secret keys', async () => {
    const world = createSimulatedWorld();
    expect((await world.app.inject(`/belvo/api/links/${await linked(world)}/`)).statusCode).toBe(401);
  });

  test('a link is reported to the lender, and again by hand', async () => {
    const world = createSimulatedWorld();
    const id = await linked(world);
    const reported = () =>
      world.services.bankNotices.listDue(Number.MAX_SAFE_INTEGER).map(({ event }) => JSON.parse(event));
    expect(reported()).toMatchObject(
      ['ACCOUNTS', 'OWNERS', 'TRANSACTIONS'].map((webhook_type) => ({
        webhook_type,
        link_id: id,
        external_id: 'client-1',
      })),
    );
    expect((await world.app.inject('/cuentas')).body).toContain(id);
    await world.submit(`/cuentas/${id}/tell`, {});
    expect(reported()).toHaveLength(6);
    await world.submit(`/cuentas/${id}/remove`, {});
    expect((await world.app.inject('/cuentas')).body).not.toContain(id);
    expect((await world.submit(`/cuentas/${id}/tell`, {})).statusCode).toBe(404);
  });
});
