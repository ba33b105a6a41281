import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';

test('a developer needs no variable', () => {
  expect(readEnv({})).toEqual({
    production: false,
    port: 3000,
    apiUrl: 'http://127.0.0.1:4000',
    publicOrigin: 'http://localhost:3000',
    sandboxAllowed: false,
    trustedProxies: [],
  });
});

test('the sandbox is open only when it is asked for by its own word', () => {
  expect(readEnv({ SANDBOX: '1' }).sandboxAllowed).toBe(true);
  expect(readEnv({ SANDBOX: 'false' }).sandboxAllowed).toBe(false);
});

test('an address loses what follows its origin', () => {
  expect(readEnv({ BORROWER_URL: 'https://quincena.example/inicio/' }).publicOrigin).toBe('https://quincena.example');
});

test.each([{ PORT: 'http' }, { API_URL: 'localhost' }])('%j stops the program', (variables) => {
  expect(() => readEnv(variables)).toThrow();
});
