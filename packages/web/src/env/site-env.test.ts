import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { siteEnv } from './site-env.ts';

const read = (variables: Readonly<Record<string, string | undefined>>) =>
  siteEnv({ variables, defaultPort: 3000, publicUrlName: 'BORROWER_URL', own: z.object({}) }).site;

test('a developer needs no variable, and no other machine on the network reaches the site', () => {
  expect(read({})).toEqual({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    apiUrl: 'http://127.0.0.1:4000',
    publicOrigin: 'http://localhost:3000',
    trustedProxies: [],
    siteKey: undefined,
    errorReports: undefined,
  });
});

test('an address in the settings loses what follows its origin', () => {
  expect(read({ BORROWER_URL: 'https://quincena.example/inicio/' }).publicOrigin).toBe('https://quincena.example');
});

test('a site takes its addresses from the environment', () => {
  expect(read({ HOST: '0.0.0.0', PORT: '8080' })).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    publicOrigin: 'http://localhost:8080',
  });
  expect(read({ TRUSTED_PROXIES: '10.0.0.1,10.0.0.2' }).trustedProxies).toEqual(['10.0.0.1', '10.0.0.2']);
});

test('errors are reported where the variables of every program say', () => {
  const SENTRY_DSN = 'https://abc@sentry.example/7';
  expect(read({ SENTRY_DSN, RELEASE: '1.2.3' }).errorReports).toEqual({
    dsn: SENTRY_DSN,
    environment: 'production',
    release: '1.2.3',
  });
});

test.each([
  { PORT: 'http' },
  { HOST: '' },
  { API_URL: 'localhost' },
  { BORROWER_URL: 'quincena' },
  { SENTRY_DSN: 'nowhere' },
  { TRUSTED_PROXIES: '0.0.0.0/0' },
  { SITE_KEY_FILE: '/nowhere/site-key' },
])('the variables %j stop the program', (variables) => {
  expect(() => read(variables)).toThrow();
});
