import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '@lender/brand';
import { expect, onTestFinished, test } from 'vitest';
import { testKeys } from '../../test/server/test-env.ts';
import { readEnv } from '../env.ts';
import { simulatedBureauKeys } from './simulated-bureau-keys.ts';

/** Reads settings from a keys file and an environment, as a server does. */
function read(change: Record<string, unknown> = {}, env: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'keys.json');
  writeFileSync(file, JSON.stringify({ ...testKeys(), providerKey: 'one key for all of them', ...change }));
  return readEnv({ DATABASE_URL: 'postgres://nobody', KEYS_FILE: file, DATA_DIR: folder, ...env }).providers;
}

test('a keys file with one key for all providers still means that everything is simulated', () => {
  expect(read()).toEqual({
    simulatorsUrl: 'http://127.0.0.1:4100',
    openpay: { url: 'http://127.0.0.1:4100/openpay', merchantId: 'simulated', key: 'one key for all of them' },
    twilio: {
      url: 'http://127.0.0.1:4100',
      accountSid: 'simulated',
      from: brand.name,
      token: 'one key for all of them',
    },
    smtp: {
      host: '127.0.0.1',
      port: 4125,
      security: 'none',
      isSimulated: true,
      user: 'simulated',
      password: 'one key for all of them',
      from: brand.customerCare.email,
    },
    cep: { url: 'http://127.0.0.1:4100/cep', key: 'one key for all of them' },
    directDebit: {
      url: 'http://127.0.0.1:4100/direct-debit',
      keyId: 'simulated',
      secret: 'one key for all of them',
    },
    recaptcha: { url: 'http://127.0.0.1:4100/recaptcha/api', secret: 'one key for all of them', hostname: undefined },
    iovation: {
      url: 'http://127.0.0.1:4100/iovation',
      subscriberId: 'simulated',
      account: 'OLTP',
      passcode: 'one key for all of them',
    },
    facebook: {
      url: 'http://127.0.0.1:4100/facebook/v19.0',
      dialogUrl: 'http://127.0.0.1:4100/facebook/v19.0/dialog/oauth',
      appId: 'simulated',
      secret: 'one key for all of them',
    },
    bureau: {
      url: 'http://127.0.0.1:4100/bureau/v2/rccficoscore',
      username: 'simulated',
      ...simulatedBureauKeys('one key for all of them'),
    },
    scoring: { url: 'http://127.0.0.1:4100', authKey: 'demo-scoring-account' },
    belvo: {
      url: 'http://127.0.0.1:4100/belvo',
      widgetUrl: 'http://127.0.0.1:4100/belvo/widget/',
      secretId: 'simulated',
      password: 'one key for all of them',
    },
    veriff: {
      url: 'http://127.0.0.1:4100/veriff',
      apiKey: 'simulated',
      secret: 'one key for all of them',
      callback: 'http://localhost:3000/application/loading',
    },
  });
});

const OUR_SECRETS = {
  openpay: { key: 'sk_ours' },
  twilio: { token: 'token of ours' },
  smtp: { password: 'password of ours' },
  cep: { key: 'key of ours' },
  directDebit: { secret: 'debit secret of ours' },
  belvo: { password: 'password of ours' },
  veriff: { secret: 'secret of ours' },
};
const OUR_ACCOUNTS = {
  OPENPAY_URL: 'https://api.openpay.mx',
  OPENPAY_MERCHANT_ID: 'mours',
  TWILIO_URL: 'https://api.twilio.com',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_FROM: '+525555555555',
  SMTP_HOST: 'smtp.example.com',
  SMTP_USER: 'ours',
  SMTP_FROM: 'hola@example.com',
  CEP_URL: 'https://cep.example.com',
  SCORING_URL: 'https://scoring.example.com',
  SCORING_AUTH_KEY: 'account of ours',
  DIRECT_DEBIT_URL: 'https://api.directdebit.belvo.com',
  DIRECT_DEBIT_KEY_ID: 'ours',
  BELVO_URL: 'https://api.belvo.com',
  BELVO_SECRET_ID: 'id of ours',
  VERIFF_URL: 'https://stationapi.veriff.com',
  VERIFF_API_KEY: 'ours',
  BORROWER_URL: 'https://quincena.example',
};

test('each provider has accounts and secrets of its own, and then no key for all is needed', () => {
  expect(read({ providerKey: undefined, providers: OUR_SECRETS }, OUR_ACCOUNTS)).toEqual({
    simulatorsUrl: 'http://127.0.0.1:4100',
    openpay: { url: 'https://api.openpay.mx', merchantId: 'mours', key: 'sk_ours' },
    twilio: {
      url: 'https://api.twilio.com',
      accountSid: `AC${'0'.repeat(32)}`,
      from: '+525555555555',
      token: 'token of ours',
    },
    smtp: {
      host: 'smtp.example.com',
      port: 587,
      security: 'starttls',
      isSimulated: false,
      user: 'ours',
      password: 'password of ours',
      from: 'hola@example.com',
    },
    cep: { url: 'https://cep.example.com', key: 'key of ours' },
    directDebit: { url: 'https://api.directdebit.belvo.com', keyId: 'ours', secret: 'debit secret of ours' },
    scoring: { url: 'https://scoring.example.com', authKey: 'account of ours' },
    belvo: {
      url: 'https://api.belvo.com',
      widgetUrl: 'https://widget.belvo.io/',
      secretId: 'id of ours',
      password: 'password of ours',
    },
    veriff: {
      url: 'https://stationapi.veriff.com',
      apiKey: 'ours',
      secret: 'secret of ours',
      callback: 'https://quincena.example/application/loading',
    },
  });
});

test('captcha and device check are off without a secret, and have accounts of their own with one', () => {
  const secrets = { ...OUR_SECRETS, recaptcha: { secret: 'captcha secret' }, iovation: { passcode: 'passcode' } };
  const without = read({ providerKey: undefined, providers: OUR_SECRETS }, OUR_ACCOUNTS);
  expect([without.recaptcha, without.iovation]).toEqual([undefined, undefined]);
  const env = {
    ...OUR_ACCOUNTS,
    RECAPTCHA_URL: 'https://www.google.com/recaptcha/api',
    RECAPTCHA_HOSTNAME: 'quincena.example',
    IOVATION_URL: 'https://api.iovation.com',
    IOVATION_SUBSCRIBER_ID: '1000',
  };
  expect(read({ providers: secrets }, env)).toMatchObject({
    recaptcha: { url: env.RECAPTCHA_URL, secret: 'captcha secret', hostname: 'quincena.example' },
    iovation: { url: env.IOVATION_URL, subscriberId: '1000', account: 'OLTP', passcode: 'passcode' },
  });
});

test('the bureau is not asked without secrets, and has an account and keys of its own with them', () => {
  expect(read({ providerKey: undefined, providers: OUR_SECRETS }, OUR_ACCOUNTS).bureau).toBeUndefined();
  const bureau = { apiKey: 'key', password: 'password', privateKey: 'our key', certificate: 'their certificate' };
  const env = { ...OUR_ACCOUNTS, BUREAU_URL: 'https://services.circulodecredito.com.mx/v2/rccficoscore' };
  const secrets = { providers: { ...OUR_SECRETS, bureau } };
  expect(read(secrets, { ...env, BUREAU_USERNAME: 'OURS' }).bureau).toEqual({
    url: env.BUREAU_URL,
    username: 'OURS',
    ...bureau,
  });
  expect(() => read(secrets, env)).toThrow('BUREAU_USERNAME is missing');
});

test('one provider can be real while the others are simulated', () => {
  const { OPENPAY_URL, OPENPAY_MERCHANT_ID } = OUR_ACCOUNTS;
  const mixed = read({ providers: { openpay: OUR_SECRETS.openpay } }, { OPENPAY_URL, OPENPAY_MERCHANT_ID });
  expect(mixed.openpay.key).toBe('sk_ours');
  expect(mixed.twilio.token).toBe('one key for all of them');
});

test('the mail server is used without encryption only where that is configured', () => {
  const at = (env: Record<string, string>) =>
    read({}, { SMTP_HOST: 'mail.example.com', SMTP_USER: 'ours', ...env }).smtp;
  expect(at({})).toMatchObject({ port: 587, security: 'starttls' });
  expect(at({ SMTP_SECURE: 'tls' })).toMatchObject({ port: 465, security: 'tls' });
  expect(at({ SMTP_SECURE: 'none', SMTP_PORT: '2525' })).toMatchObject({ port: 2525, security: 'none' });
});

test.each([
  ['OPENPAY_URL', 'OPENPAY_MERCHANT_ID'],
  ['TWILIO_URL', 'TWILIO_ACCOUNT_SID'],
  ['TWILIO_URL', 'TWILIO_FROM'],
  ['SMTP_HOST', 'SMTP_USER'],
  ['DIRECT_DEBIT_URL', 'DIRECT_DEBIT_KEY_ID'],
  ['BELVO_URL', 'BELVO_SECRET_ID'],
  ['VERIFF_URL', 'VERIFF_API_KEY'],
])('a server with %s does not start without %s', (_, missing) => {
  const { [missing as keyof typeof OUR_ACCOUNTS]: __, ...others } = OUR_ACCOUNTS;
  expect(() => read({ providers: OUR_SECRETS }, others)).toThrow(`${missing} is missing`);
});

test('a secret that is missing is named, and one of a misspelt provider too', () => {
  expect(() => read({ providerKey: undefined })).toThrow('providers.openpay.key is missing');
  expect(() => read({ providers: { openPay: { key: 'secret of ours' } } })).toThrow(/keys.json: providers: /);
  expect(() => read({ providers: { openPay: { key: 'secret of ours' } } })).not.toThrow('secret of ours');
});

test('our own mail server on this machine is not treated as a simulated one', () => {
  const own = { ...OUR_ACCOUNTS, SMTP_HOST: '127.0.0.1', SMTP_SECURE: 'none' };
  expect(read({ providerKey: undefined, providers: OUR_SECRETS }, own).smtp).toMatchObject({ isSimulated: false });
});

test('a keys file that is not JSON is not quoted', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const KEYS_FILE = path.join(folder, 'keys.json');
  writeFileSync(KEYS_FILE, '{"tokenKey": hunter2}');
  const start = () => readEnv({ DATABASE_URL: 'postgres://nobody', DATA_DIR: folder, KEYS_FILE });
  expect(start).toThrow(/keys\.json: no JSON$/);
});
