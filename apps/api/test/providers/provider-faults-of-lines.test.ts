import { plainDate } from '@lender/calculator';
import { getFlow } from '@lender/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { blackboxOf } from '../people/blackbox.ts';
import { NOTHING, register } from '../people/journey.ts';
import { testServer } from '../server/server.ts';
import { faultsOf } from './faults-of.ts';
import { lineTime } from './line-time.ts';

const { passTenSeconds } = lineTime();
const server = await testServer();
const { belvo, bureau, veriff, directDebit, captcha, device, scoring, externalLogin, sms, openPay, lines } =
  server.services;
const faults = faultsOf(server);
const client = await register(server);

const ways = { success: 'http://localhost/', exit: 'http://localhost/', event: 'http://localhost/' };
const PERSON = {
  firstName: 'Ana',
  middleName: undefined,
  lastName: 'Robles',
  secondLastName: 'Luna',
  birthDate: plainDate('1985-01-02'),
  curp: 'ROLA850102MDFBNN09',
  address: {
    street: 'Juárez 12',
    district: 'Centro',
    city: 'Aguascalientes',
    stateAbbreviation: 'Ags.',
    postalCode: '20000',
  },
};

/** Call of each provider that its simulator answers. */
const CALLS = {
  belvo: () => belvo.createToken({ externalId: 'somebody', ways }),
  veriff: () => veriff.createSession({ reference: crypto.randomUUID(), firstName: 'Ana', lastName: 'Robles' }),
  bureau: () => (bureau ? bureau.query(PERSON) : Promise.reject(new Error('there is no bureau'))),
  'direct-debit': () => directDebit.findDebit(crypto.randomUUID()),
  recaptcha: () => captcha.verify({ token: 'sim:application:0.9', action: 'application' }),
  iovation: () => device.assess({ blackbox: blackboxOf({ result: 'A' }), account: 'c1', event: 'application' }),
  scoring: () => scoring.readDataset('REFERENCE'),
  facebook: () => externalLogin.exchange({ code: 'none', verifier: 'v', backTo: 'http://localhost:3000/' }),
  twilio: () => sms.send({ phone: '5512345678', text: 'Hola' }),
  openpay: () => openPay.getCharge('trnone'),
} as const satisfies Record<string, () => Promise<unknown>>;
type Called = keyof typeof CALLS;
const NAMES = Object.keys(CALLS) as Called[];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of NAMES) await faults.clear(name);
});

describe.each(NAMES)('%s', (name) => {
  const ask = CALLS[name];

  test('a provider that stays away is not called, its health shows that, and it is called again when it is back', async () => {
    await faults.order(name, { fault: 'down' });
    for (let call = 0; call < 5; call++) await expect(ask()).rejects.toThrow();
    expect(await faults.health(name)).toMatchObject({ state: 'open', lastTrouble: { kind: 'server_error' } });
    await faults.clear(name);
    await expect(ask()).rejects.toThrow('is away');
    passTenSeconds();
    await ask();
    expect(await faults.health(name)).toMatchObject({ state: 'closed' });
  });
});

test('while every provider is silent, each call ends by itself, and a request that needs none of them does not wait', async () => {
  for (const name of NAMES) await faults.order(name, { fault: 'never' });
  let ended = 0;
  const calls = NAMES.map((name) =>
    expect(CALLS[name]())
      .rejects.toThrow()
      .finally(() => {
        ended += 1;
      }),
  );
  expect((await server.call(getFlow, NOTHING, client)).status).toBe(200);
  expect(ended).toBe(0);
  await Promise.all(calls);
  for (const name of NAMES)
    expect(await faults.health(name)).toMatchObject({ state: 'closed', lastTrouble: { kind: 'timeout' } });
});

test('health lists every provider, and no provider client twice', async () => {
  const names = lines.map((line) => line.health().name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual([...NAMES, 'smtp', 'cep', 'sentry'].toSorted());
});
