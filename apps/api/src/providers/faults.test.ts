import { createPrivateKey } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lineTo } from '../../test/providers/line-of-test.ts';
import { newKeyPair } from '../../test/server/key-pair.ts';
import { listening } from '../../test/server/listening.ts';
import { createBelvo } from './belvo/http.ts';
import { createCreditBureau } from './bureau/http.ts';
import { signatureOf } from './bureau/signature.ts';
import { createCaptcha } from './captcha/http.ts';
import { createCep } from './cep/http.ts';
import { createDevice } from './device/http.ts';
import { createDirectDebit } from './direct-debit/http.ts';
import { createExternalLogin } from './facebook/http.ts';
import type { Line } from './line/line.ts';
import { ProviderAway } from './line/provider-away.ts';
import { createOpenPay } from './openpay/http.ts';
import { createScoring } from './scoring/http.ts';
import { createSms } from './sms/http.ts';
import { createVeriff } from './veriff/http.ts';

const transfer = {
  trackingKey: 'MX1',
  date: plainDate('2026-03-02'),
  senderBank: '032',
  receiverAccount: '012180015555555550',
  amountCentavos: centavos(100),
};
const payout = {
  id: 'tr1',
  order_id: 'o1',
  status: 'in_progress',
  amount: 1,
  operation_date: '2026-03-02T12:00:00-06:00',
};

const [ourKeys, bureauKeys] = [newKeyPair(), newKeyPair()];
const report = { folioConsulta: '1', scores: [], creditos: [], consultas: [] };
const person = {
  firstName: 'Ana',
  middleName: undefined,
  lastName: 'Robles',
  secondLastName: undefined,
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

interface Adapter {
  readonly answer: object;
  /** Headers of that answer. @default none */
  readonly headers?: Readonly<Record<string, string>>;
  at(url: string): { readonly line: Line; ask(): Promise<unknown> };
}

/** Adapters that speak HTTP, each with a call of it and an answer to that call. */
const ADAPTERS = {
  openpay: {
    answer: payout,
    at: (url: string) => {
      const line = lineTo('openpay');
      const openPay = createOpenPay({ url, merchantId: 'quincena', key: 'key' }, line);
      return { line, ask: (): Promise<unknown> => openPay.getPayout('tr1') };
    },
  },
  twilio: {
    answer: { sid: 'SM1' },
    at: (url: string) => {
      const line = lineTo('twilio');
      const sms = createSms({ url, accountSid: 'AC1', from: 'Quincena', token: 'token' }, line);
      return { line, ask: (): Promise<unknown> => sms.send({ phone: '5512345678', text: 'Hola' }) };
    },
  },
  cep: {
    answer: { found: false },
    at: (url: string) => {
      const line = lineTo('cep');
      const cep = createCep({ url, key: 'key' }, line);
      return { line, ask: (): Promise<unknown> => cep.verify(transfer) };
    },
  },
  'direct-debit': {
    answer: { status: 'active' },
    at: (url: string) => {
      const line = lineTo('direct-debit');
      const directDebit = createDirectDebit({ url, keyId: 'ours', secret: 'secret' }, line);
      return { line, ask: (): Promise<unknown> => directDebit.readAccount('a1') };
    },
  },
  recaptcha: {
    answer: { success: true, score: 0.9, action: 'application', hostname: 'localhost' },
    at: (url: string) => {
      const line = lineTo('recaptcha');
      const captcha = createCaptcha({ url, secret: 'secret', hostname: undefined }, line);
      return { line, ask: (): Promise<unknown> => captcha.verify({ token: 't', action: 'application' }) };
    },
  },
  iovation: {
    answer: { result: 'A' },
    at: (url: string) => {
      const line = lineTo('iovation');
      const device = createDevice({ url, subscriberId: '1', account: 'OLTP', passcode: 'passcode' }, line);
      return {
        line,
        ask: (): Promise<unknown> => device.assess({ blackbox: 'bb', account: 'c1', event: 'application' }),
      };
    },
  },
  scoring: {
    answer: { access_token: 't', issued: 'Mon, 02 Mar 2026 18:00:00 GMT', expires: 'Mon, 02 Mar 2026 19:00:00 GMT' },
    at: (url: string) => {
      const line = lineTo('scoring');
      const scoring = createScoring({ url, authKey: 'account' }, line, () => new Date());
      return { line, ask: (): Promise<unknown> => scoring.readDataset('REFERENCE') };
    },
  },
  facebook: {
    answer: { access_token: 'token', id: '1' },
    at: (url: string) => {
      const line = lineTo('facebook');
      const login = createExternalLogin({ url, dialogUrl: url, appId: '700', secret: 'secret' }, line);
      const came = { code: 'code', verifier: 'verifier', backTo: 'http://localhost:3000/' };
      return { line, ask: (): Promise<unknown> => login.exchange(came) };
    },
  },
  belvo: {
    answer: { id: 'l1', institution: 'erebor_mx_retail', external_id: null },
    at: (url: string) => {
      const line = lineTo('belvo');
      const belvo = createBelvo({ url, widgetUrl: url, secretId: 'id', password: 'password' }, line);
      return { line, ask: (): Promise<unknown> => belvo.findLink('l1') };
    },
  },
  bureau: {
    answer: report,
    headers: { 'x-signature': signatureOf(JSON.stringify(report), createPrivateKey(bureauKeys.privateKey)) },
    at: (url: string) => {
      const line = lineTo('bureau');
      const keys = { privateKey: ourKeys.privateKey, certificate: bureauKeys.publicKey };
      const secrets = { username: 'ours', password: 'password', apiKey: 'key', ...keys };
      const bureau = createCreditBureau({ url, ...secrets }, line);
      return { line, ask: (): Promise<unknown> => bureau.query(person) };
    },
  },
  veriff: {
    answer: { verification: { status: 'approved' } },
    at: (url: string) => {
      const line = lineTo('veriff');
      const veriff = createVeriff({ url, apiKey: 'ours', secret: 'secret', callback: 'https://example.com' }, line);
      return { line, ask: (): Promise<unknown> => veriff.readSession('s1') };
    },
  },
} as const;

const saying =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  };

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  'openpay',
  'twilio',
  'cep',
  'belvo',
  'direct-debit',
  'recaptcha',
  'iovation',
  'scoring',
  'veriff',
  'facebook',
  'bureau',
] as const)('%s', (name) => {
  const { answer, headers = {}, at }: Adapter = ADAPTERS[name];

  test.each<[string, RequestListener, string]>([
    ['with a page instead of JSON', saying(200, '<html>Maintenance</html>'), 'unreadable'],
    ['with JSON of another kind', saying(200, '{"unknown":true}'), 'unreadable'],
    ['with 500', saying(500, '{}'), 'server_error'],
    ['with a page and 502', saying(502, '<html>Bad gateway</html>'), 'server_error'],
    ['that our key is not taken', saying(401, '{}'), 'turned_away'],
    ['that there are too many calls', saying(429, '{}'), 'turned_away'],
    ['with a closed connection', (request) => request.socket.destroy(), 'refused'],
  ])('a provider that answers %s is in trouble', async (_, listener, kind) => {
    const { line, ask } = at(await listening(listener));
    await expect(ask()).rejects.toThrow();
    expect(line.health().lastTrouble).toMatchObject({ kind });
  });

  test('a provider that does not listen is in trouble', async () => {
    const { line, ask } = at('http://127.0.0.1:9');
    await expect(ask()).rejects.toThrow();
    expect(line.health().lastTrouble).toMatchObject({ kind: 'refused' });
  });

  test('a provider that is slow is waited for five seconds, once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let asked = 0;
    const { line, ask } = at(
      await listening(() => {
        asked += 1;
      }),
    );
    const ended = expect(ask()).rejects.toThrow('timed out');
    while (asked === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(5_000);
    await ended;
    expect(asked).toBe(1);
    expect(line.health().lastTrouble).toMatchObject({ kind: 'timeout' });
  });

  test('a provider is not asked after five troubles in a row, and is used again when it is back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let asked = 0;
    let listener = saying(200, '<html>');
    const { line, ask } = at(
      await listening((request, response) => {
        asked += 1;
        listener(request, response);
      }),
    );
    for (let call = 0; call < 5; call++) await expect(ask()).rejects.not.toBeInstanceOf(ProviderAway);
    await expect(ask()).rejects.toBeInstanceOf(ProviderAway);
    expect(asked).toBe(5);
    expect(line.health().state).toBe('open');

    vi.setSystemTime(Date.now() + 10_000);
    await expect(ask()).rejects.not.toBeInstanceOf(ProviderAway);
    await expect(ask()).rejects.toBeInstanceOf(ProviderAway);
    expect(asked).toBe(6);

    listener = saying(200, JSON.stringify(answer), headers);
    vi.setSystemTime(Date.now() + 10_000);
    await ask();
    await ask();
    expect(line.health().state).toBe('closed');
  });
});
