import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsTable } from '@lender/settings';
import { siteShape } from '@lender/web/env';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ownShape, readEnv } from './env.server.ts';

test('the site has an address of its own', () => {
  expect(readEnv({})).toMatchObject({ port: 3000, publicOrigin: 'http://localhost:3000' });
  expect(readEnv({ BORROWER_URL: 'https://quincena.example/' }).publicOrigin).toBe('https://quincena.example');
});

test('the sandbox is open only when its own setting asks for it', () => {
  expect(readEnv({}).sandboxAllowed).toBe(false);
  expect(readEnv({ SANDBOX: '1' }).sandboxAllowed).toBe(true);
  expect(readEnv({ SANDBOX: 'false' }).sandboxAllowed).toBe(false);
});

test('a sandbox in production is refused unless the site says that it is a demonstration', () => {
  const production = { NODE_ENV: 'production', SITE_KEY: 'k'.repeat(43), SANDBOX: '1' };
  expect(() => readEnv(production)).toThrow('SANDBOX is for demonstrations');
});

test('a missing setting among those that belong together is reported at once', () => {
  const half = { OPENPAY_PUBLIC_KEY: 'pk_1', SCORING_URL: 'https://scoring.example' };
  expect(() => readEnv(half)).toThrow(/^Settings: OPENPAY_PUBLIC_KEY needs .*; SCORING_URL needs /);
});

const PAGE = path.join(import.meta.dirname, '../../../../docs/operations/settings-of-the-sites.md');
const anySite = z.extend(siteShape, {
  BORROWER_URL: z._default(z.url(), 'http://localhost:3000'),
  BACK_OFFICE_URL: z._default(z.url(), 'http://localhost:3001'),
  FIRST_MONTHS_FILE: z.optional(z.string()),
  ...ownShape.shape,
});

test('the page has every setting as it is; `vitest run app/platform/env.server.test.ts -u` writes it again', async () => {
  const head = readFileSync(PAGE, 'utf8').split('\n| name')[0] ?? '';
  const table = settingsTable(anySite, {
    NODE_ENV: { meaning: '`production` serves what was built' },
    HOST: { meaning: 'the address it listens on' },
    PORT: { meaning: 'the port it listens on', otherwise: '`3000`; `3001` of the back-office' },
    API_URL: { meaning: 'the api, from here' },
    SITE_KEY: { meaning: '`siteKey` of `keys.json`: signs the visitor’s address for the api', isSecret: true },
    TRUSTED_PROXIES: {
      meaning: 'addresses and networks whose `X-Forwarded-For` is believed, with commas',
      otherwise: 'nobody is believed',
    },
    SENTRY_DSN: { meaning: 'where errors are reported', otherwise: 'nowhere', isSecret: true },
    SENTRY_ENVIRONMENT: { meaning: 'what reports of errors call this installation' },
    RELEASE: { meaning: 'which build runs, for reports of errors' },
    BORROWER_URL: { meaning: 'the public address of the borrower site' },
    BACK_OFFICE_URL: { meaning: 'the public address of the back-office' },
    FIRST_MONTHS_FILE: {
      meaning: 'back-office: where `start` tells how far its lender has lived, while it does',
      otherwise: 'none lives',
    },
    DEMONSTRATION: { meaning: 'borrower: `1` where nobody is real, so that production takes `SANDBOX`' },
    SANDBOX: { meaning: 'borrower: `1` lets staff skip the flow, never in production' },
    FACEBOOK_DIALOG_URL: { meaning: 'borrower: the login dialog' },
    OPENPAY_URL: { meaning: 'borrower: Openpay, to which browsers give cards' },
    OPENPAY_MERCHANT_ID: { meaning: 'borrower: our merchant id there' },
    OPENPAY_PUBLIC_KEY: { meaning: 'borrower: our public key there', otherwise: 'nobody is asked for a card' },
    OPENPAY_DEVICE_URL: { meaning: 'borrower: its fraud check' },
    SCORING_URL: { meaning: 'borrower: the scoring host', otherwise: 'nobody is watched' },
    SCORING_AUTH_KEY: { meaning: 'borrower: our account there' },
    SCORING_KEY_URL: { meaning: 'borrower: the key that seals what is told there' },
    CAPTCHA_SITE_KEY: { meaning: 'borrower: our key of reCAPTCHA for pages' },
    CAPTCHA_SCRIPT_URL: { meaning: 'borrower: its script' },
    DEVICE_SCRIPT_URL: { meaning: 'borrower: the script that knows devices again' },
    HOTJAR_SITE_ID: { meaning: 'borrower: our site at Hotjar' },
    HOTJAR_SCRIPT_URL: { meaning: 'borrower: its script', otherwise: 'Hotjar’s own' },
    AFFILIATE_SCRIPT_URL: { meaning: 'borrower: a script of a partner' },
  });
  await expect(`${head}\n${table}\n`).toMatchFileSnapshot(PAGE);
});
