import { describe, expect, test } from 'vitest';
import { createSimulatedWorld, providerKey } from '../../test/simulated-world.ts';
import { basicAuth } from '../basic-auth.ts';
import { copy } from './faults.copy.es.ts';
import { SIMULATED_PROVIDERS } from './simulated-providers.data.ts';

/** Starts the simulators as a listening server, as a caller of a provider meets them. */
async function listeningWorld() {
  const world = createSimulatedWorld();
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const send = (method: string, path: string, body?: object) =>
    fetch(`${url}${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  return {
    ...world,
    order: (provider: string, body: object) => send('PUT', `/faults/${provider}`, body),
    clear: (provider: string) => send('DELETE', `/faults/${provider}`),
    read: async () => (await send('GET', '/faults')).json(),
    /** Sends a text message as the lender. */
    text: (signal?: AbortSignal) =>
      fetch(`${url}/2010-04-01/Accounts/AC1/Messages.json`, {
        method: 'POST',
        headers: { authorization: basicAuth({ user: 'AC1', password: providerKey }) },
        body: new URLSearchParams({ To: '+525512345678', From: 'Quincena', Body: 'Hola' }),
        ...(signal && { signal }),
      }),
    received: async (): Promise<unknown[]> =>
      (await (await send('GET', '/telefono/5512345678/messages.json')).json()).messages,
  };
}

describe('a provider', () => {
  test('a provider that is down answers 503 and does nothing, until the fault is cleared', async () => {
    const { order, clear, text, received } = await listeningWorld();
    expect((await order('twilio', { fault: 'down' })).status).toBe(200);
    expect((await text()).status).toBe(503);
    expect((await text()).status).toBe(503);
    expect(await received()).toEqual([]);
    expect((await clear('twilio')).status).toBe(204);
    expect((await text()).status).toBe(201);
  });

  test('a provider that is down may close the connection instead', async () => {
    const { order, text, received } = await listeningWorld();
    await order('twilio', { fault: 'down', as: 'closed' });
    await expect(text()).rejects.toThrow('fetch failed');
    expect(await received()).toEqual([]);
  });

  test('a provider that is wrong answers 200 with something else, for as many calls as asked for', async () => {
    const { order, text, received } = await listeningWorld();
    await order('twilio', { fault: 'wrong', as: 'html', times: 2 });
    expect(await (await text()).text()).toContain('<title>Maintenance');
    expect((await text()).headers.get('content-type')).toContain('text/html');
    expect(await received()).toEqual([]);
    expect((await text()).status).toBe(201);
    await order('twilio', { fault: 'wrong', as: 'json', times: 1 });
    expect(await (await text()).json()).toEqual({ unknown: true });
  });

  test('a provider that is slow does what it is asked, later', async () => {
    const { order, text, received } = await listeningWorld();
    await order('twilio', { fault: 'slow', ms: 120_000, times: 1 });
    const impatient = text(AbortSignal.timeout(50));
    await expect(impatient).rejects.toThrow('timeout');
    expect(await received()).toEqual([]);
    await order('twilio', { fault: 'slow', ms: 1, times: 1 });
    expect((await text()).status).toBe(201);
    expect(await received()).toHaveLength(1);
  });

  test('a provider that never answers has done what it was asked', async () => {
    const { order, text, received } = await listeningWorld();
    await order('twilio', { fault: 'never', times: 1 });
    const caller = new AbortController();
    const unanswered = expect(text(caller.signal)).rejects.toThrow('abort');
    await expect.poll(received).toHaveLength(1);
    caller.abort();
    await unanswered;
    expect((await text()).status).toBe(201);
  });

  test('a fault affects one provider: pages and other providers continue to work', async () => {
    const { order, app, asMerchant } = await listeningWorld();
    await order('twilio', { fault: 'down' });
    expect((await app.inject('/telefono')).statusCode).toBe(200);
    expect((await asMerchant({ url: '/openpay/v1/merchant/charges' })).statusCode).toBe(200);
  });

  test('the simulators stop without waiting for callers that are never answered', async () => {
    const { order, text, received, app } = await listeningWorld();
    await order('twilio', { fault: 'never' });
    const left = expect(text()).rejects.toThrow('fetch failed');
    await expect.poll(received).toHaveLength(1);
    await app.close();
    await left;
  });
});

describe('the notices of OpenPay', () => {
  const happen = async (fault: object, ids: readonly string[]) => {
    const world = await listeningWorld();
    await world.order('openpay', fault);
    for (const id of ids)
      world.services.webhooks.add({ type: 'charge.succeeded', transaction: { id, operation_date: '2026-03-02' } });
    const reported = () =>
      world.pendingEvents().flatMap((event) => String(JSON.stringify(event)).match(/tr\d/)?.[0] ?? []);
    return { ...world, told: reported };
  };

  test('duplicate notices are each sent twice', async () => {
    const { told: reported } = await happen({ fault: 'duplicate' }, ['tr1', 'tr2']);
    expect(reported()).toEqual(['tr1', 'tr1', 'tr2', 'tr2']);
  });

  test('reordered notices overtake one another, and the last one is sent by itself', async () => {
    const { told: reported, travel } = await happen({ fault: 'reordered' }, ['tr1', 'tr2', 'tr3']);
    expect(reported()).toEqual(['tr2']);
    travel(1000);
    expect(reported()).toEqual(['tr2', 'tr1']);
    travel(59_000);
    expect(reported()).toEqual(['tr2', 'tr1', 'tr3']);
  });

  test('notices under the fault `never` are not sent, for as many as asked for, while calls are answered', async () => {
    const { told: reported, asMerchant } = await happen({ fault: 'never', of: 'notices', times: 2 }, [
      'tr1',
      'tr2',
      'tr3',
    ]);
    expect(reported()).toEqual(['tr3']);
    expect((await asMerchant({ url: '/openpay/v1/merchant/charges' })).statusCode).toBe(200);
  });
});

test.each<[object, readonly number[]]>([
  [{ fault: 'duplicate' }, [1, 1, 2, 2]],
  [{ fault: 'reordered' }, [2]],
  [{ fault: 'never', of: 'notices' }, []],
])('direct debit sends its notices under the fault %j', async (fault, reported) => {
  const { order, services } = await listeningWorld();
  await order('direct-debit', fault);
  for (const request of [1, 2]) services.debitNotices.add({ request });
  const due = services.debitNotices.listDue(services.wall().getTime());
  expect(due.map(({ event }) => JSON.parse(event).request)).toEqual(reported);
});

describe('ordering a fault', () => {
  test('a caller reads the faults in force: one for calls, one for notices', async () => {
    const { order, read } = await listeningWorld();
    await order('openpay', { fault: 'slow', ms: 10, times: 5 });
    await order('openpay', { fault: 'duplicate' });
    await order('openpay', { fault: 'down' });
    expect(await read()).toMatchObject({
      openpay: [
        { fault: { fault: 'down', as: '503' }, timesLeft: null },
        { fault: { fault: 'duplicate' }, timesLeft: null },
      ],
      twilio: [],
      smtp: [],
    });
  });

  test.each([
    ['nobody', { fault: 'down' }, 404],
    ['twilio', { fault: 'mood' }, 422],
    ['twilio', { fault: 'slow', ms: 0 }, 422],
    ['twilio', { fault: 'down', times: 0 }, 422],
    // This provider sends no notices, so none can be sent twice.
    ['twilio', { fault: 'duplicate' }, 422],
    ['twilio', { fault: 'never', of: 'notices' }, 422],
  ])('a fault that does not exist is refused: %s %j', async (provider, fault, status) => {
    const { order, read } = await listeningWorld();
    expect((await order(provider, fault)).status).toBe(status);
    expect((await read()).twilio).toEqual([]);
  });

  test('a page has a button for each fault, and the first page shows the faults in force', async () => {
    const { app, submit } = await listeningWorld();
    const { body } = await app.inject('/fallas');
    for (const { name } of SIMULATED_PROVIDERS) expect(body).toContain(`<h2>${copy.providers[name]}</h2>`);
    const [, action] = /formaction="(\/fallas\/cep\?fault=down[^"]*)"/.exec(body) ?? [];
    const ordered = await submit(String(action).replaceAll('&amp;', '&'), { times: '2' });
    expect(ordered.headers.location).toBe('/fallas');
    for (const page of ['/fallas', '/']) {
      expect((await app.inject(page)).body).toContain('Caído: contesta 503</strong> · 2 veces más');
    }
    expect((await submit('/fallas/cep/quitar', {})).statusCode).toBe(303);
    expect((await app.inject('/')).body).not.toContain('Caído');
  });

  test('a fault ordered on the page without a number lasts until it is cleared', async () => {
    const { read, submit } = await listeningWorld();
    await submit('/fallas/cep?fault=wrong&as=json', { times: '' });
    expect((await read()).cep).toEqual([{ fault: { fault: 'wrong', as: 'json' }, timesLeft: null }]);
  });
});
