import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SettingsProblem, settingsTable } from '@lender/settings';
import { expect, onTestFinished, test } from 'vitest';
import { testKeys } from '../test/server/test-env.ts';
import { readEnv, settingsShape } from './env.ts';
import { ABOUT_SETTINGS } from './settings/about-settings.data.ts';

const PAGE = path.join(import.meta.dirname, '../../../docs/operations/settings.md');

const OWN_SECRETS = {
  openpay: { key: 'ours' },
  twilio: { token: 'ours' },
  smtp: { password: 'ours' },
  cep: { key: 'ours' },
  directDebit: { secret: 'ours' },
  belvo: { password: 'ours' },
  veriff: { secret: 'ours' },
};
const OWN_ACCOUNTS = {
  OPENPAY_MERCHANT_ID: 'ours',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_FROM: '+525555555555',
  SMTP_USER: 'ours',
  DIRECT_DEBIT_KEY_ID: 'ours',
  SCORING_AUTH_KEY: 'ours',
  BELVO_SECRET_ID: 'ours',
  VERIFF_API_KEY: 'ours',
  FACEBOOK_APP_ID: '1',
};

/** Returns the smallest environment that starts. */
function smallest(keys = testKeys()) {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const KEYS_FILE = path.join(folder, 'keys.json');
  writeFileSync(KEYS_FILE, JSON.stringify(keys));
  return { DATABASE_URL: 'postgres://nobody', KEYS_FILE, DATA_DIR: folder };
}

test('the settings page shows every setting as it is; `vitest run src/env.test.ts -u` writes it again', async () => {
  const head = readFileSync(PAGE, 'utf8').split('\n| name')[0] ?? '';
  const shown = `${head}\n${settingsTable(settingsShape, ABOUT_SETTINGS)}\n`;
  await expect(shown).toMatchFileSnapshot(PAGE);
});

test('a process has the number of connections and the time limits that its settings name', () => {
  const reported = { DATABASE_POOL: '30', DATABASE_SIDE_POOL: '6', STATEMENT_TIMEOUT_MS: '2000' };
  expect(readEnv({ ...smallest(), ...reported })).toMatchObject({
    DATABASE_POOL: 30,
    DATABASE_SIDE_POOL: 6,
    STATEMENT_TIMEOUT_MS: 2000,
    SIDE_STATEMENT_TIMEOUT_MS: 30_000,
    TRUSTED_PROXIES: [],
  });
});

test('production refuses the sandbox, inside webhooks and demo accounts, all at once, unless it is declared a demonstration', () => {
  const settings = {
    SANDBOX: '1',
    WEBHOOKS_INSIDE: '1',
    DEMO_OPERATOR_EMAIL: 'ana@example.com',
    DEMO_STAFF_DOMAIN: 'a.test',
  };
  const production = { ...smallest(), NODE_ENV: 'production' };
  expect(() => readEnv({ ...production, ...settings, PORT: 'x' })).toThrow(
    /PORT.*; SANDBOX is for demonstrations.*; WEBHOOKS_INSIDE is.*; DEMO_OPERATOR_EMAIL is.*; DEMO_STAFF_DOMAIN is/,
  );
  expect(readEnv({ ...production, ...settings, DEMONSTRATION: '1' }).SANDBOX).toBe(true);
  expect(readEnv({ ...smallest(), SANDBOX: '1' }).SANDBOX).toBe(true);
});

test('production refuses each provider in use that is simulated: without an address, or with an address of the simulators', () => {
  const { providerKey: _, ...keys } = testKeys();
  const provided = smallest({ ...keys, providers: { ...OWN_SECRETS, facebook: { secret: 'ours' } } });
  const production = { ...provided, ...OWN_ACCOUNTS, NODE_ENV: 'production' };
  const why = "give the provider's own, since it is simulated otherwise and NODE_ENV is production";
  const refused = ['OPENPAY_URL', 'TWILIO_URL', 'SMTP_HOST', 'CEP_URL', 'DIRECT_DEBIT_URL', 'SCORING_URL'];
  const all = [...refused, 'BELVO_URL', 'VERIFF_URL', 'FACEBOOK_URL'];
  expect(problemsOf(production)).toEqual(all.map((name) => `${name}: ${why}`));
  expect(problemsOf({ ...production, DEMONSTRATION: '1' })).toEqual([]);
  expect(problemsOf({ ...production, NODE_ENV: 'development' })).toEqual([]);

  const addresses = Object.fromEntries(all.map((name) => [name, 'https://provider.example']));
  expect(readEnv({ ...production, ...addresses }).SANDBOX).toBe(false);
  const own = { SIMULATORS_URL: 'http://simulators:4100', CEP_URL: 'http://simulators:4100/cep' };
  expect(problemsOf({ ...production, ...addresses, ...own })).toEqual([`CEP_URL: ${why}`]);
});

test('a lender may change limits that depend on its size, but none that keeps an account from being guessed', () => {
  const read = (RATE_LIMITS: string) => readEnv({ ...smallest(), RATE_LIMITS }).RATE_LIMITS;
  expect(read('sign-ups=200, visitor-codes=900')).toEqual({ 'sign-ups': 200, 'visitor-codes': 900 });
  for (const text of ['login-attempts=1000', 'second-factor=99', 'sign-ups=0', 'sign-ups', 'sign-up=3'])
    expect(() => read(text)).toThrow('RATE_LIMITS');
});

test('the database address may be in a file of its own, and all wrong settings are reported at once', () => {
  const { DATABASE_URL, ...others } = smallest();
  const DATABASE_URL_FILE = path.join(others.DATA_DIR, 'database-url');
  writeFileSync(DATABASE_URL_FILE, `${DATABASE_URL}\n`);
  expect(readEnv({ ...others, DATABASE_URL_FILE }).DATABASE_URL).toBe(DATABASE_URL);
  const wrong = {
    DATABASE_POOL: 'many',
    TRUSTED_PROXIES: '0.0.0.0/0',
    KEYS_FILE: '/nowhere/keys.json',
    DATABSE_URL: '',
  };
  expect(problemsOf(wrong)).toEqual([
    'DATABASE_URL is missing',
    'DATABASE_POOL: a whole number from 1 to 500',
    'DATA_DIR is missing',
    'TRUSTED_PROXIES: addresses or networks with commas in between',
    'DATABSE_URL: no setting has this name; is DATABASE_URL meant?',
    'Keys in /nowhere/keys.json: the file cannot be read',
  ]);
  const noAccount = { ...smallest(), OPENPAY_URL: 'https://openpay.example', PORT: 'abc' };
  expect(problemsOf(noAccount)).toEqual(['PORT: a whole number from 0 to 65535', 'OPENPAY_MERCHANT_ID is missing']);
});

test('the name of the keys file may be in a file, and a path that is no keys file is named', () => {
  const { KEYS_FILE, ...others } = smallest();
  const KEYS_FILE_FILE = path.join(others.DATA_DIR, 'keys-file');
  writeFileSync(KEYS_FILE_FILE, `${KEYS_FILE}\n`);
  expect(readEnv({ ...others, KEYS_FILE_FILE }).keys).toEqual(readEnv({ ...others, KEYS_FILE }).keys);
  expect(problemsOf({ ...others, KEYS_FILE_FILE: '/nowhere' })).toEqual([
    'KEYS_FILE_FILE: the file cannot be read',
    'KEYS_FILE is missing',
  ]);
  expect(problemsOf({ ...others, KEYS_FILE: others.DATA_DIR })).toEqual([
    `Keys in ${others.DATA_DIR}: the file cannot be read`,
  ]);
});

/** Returns the problems that are reported to the operator who starts the server. */
function problemsOf(variables: NodeJS.ProcessEnv): readonly string[] {
  try {
    readEnv(variables);
    return [];
  } catch (error) {
    if (error instanceof SettingsProblem) return error.problems;
    throw error;
  }
}
