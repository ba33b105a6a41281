import { expect, test } from 'vitest';
import { createSimulatedWorld, providerKey } from '../../test/simulated-world.ts';
import { basicAuth } from '../basic-auth.ts';

const sealed = (device: object) => Buffer.from(JSON.stringify(device)).toString('base64');

function iovation(password = providerKey) {
  const { app, submit } = createSimulatedWorld();
  const check = (body: object) =>
    app.inject({
      method: 'POST',
      url: '/iovation/fraud/v1/subs/1/checks',
      headers: { authorization: basicAuth({ user: '1/OLTP', password }) },
      payload: { accountCode: 'a', ...body },
    });
  return { app, submit, check };
}

test('a device has the result of its blackbox, with every digit of its alias', async () => {
  const { check } = iovation();
  const { statusCode, body } = await check({ blackbox: sealed({ result: 'R', alias: '113919332761383848' }) });
  expect(statusCode).toBe(201);
  expect(body).toContain('"alias":113919332761383848');
  expect(JSON.parse(body)).toMatchObject({
    result: 'R',
    accountCode: 'a',
    details: { ruleResults: { rulesMatched: 1, rules: [{ reason: 'Chosen by the blackbox' }] } },
  });
});

test('a device without an alias has none', async () => {
  const { check } = iovation();
  expect((await check({ blackbox: sealed({ result: 'A' }) })).json()).toMatchObject({
    result: 'A',
    details: { device: { alias: null }, ruleResults: { rules: [] } },
  });
});

test.each([{ blackbox: 'no blackbox' }, { blackbox: sealed({ result: 'X' }) }, {}])(
  'the blackbox %j is refused',
  async (body) => {
    const { check } = iovation();
    expect((await check(body)).statusCode).toBe(400);
  },
);

test('a caller without the passcode is refused', async () => {
  expect((await iovation('wrong').check({ blackbox: sealed({ result: 'A' }) })).statusCode).toBe(401);
});

test('a page seals the result that a person chose, and is the same device again', async () => {
  const { app, submit, check } = iovation();
  await submit('/visitante/dispositivo', { result: 'D' });
  const { body } = await app.inject('/iovation/snare.js');
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const visit = async () => {
    let blackbox = '';
    new Function('window', 'localStorage', body)({ io_bb_callback: (bb: string) => (blackbox = bb) }, localStorage);
    return (await check({ blackbox })).json();
  };
  const [first, again] = [await visit(), await visit()];
  expect(first).toMatchObject({ result: 'D' });
  expect(again.details.device.alias).toBe(first.details.device.alias);
});
