import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';

test('a developer needs no variable', () => {
  expect(readEnv({})).toEqual({
    production: false,
    port: 3001,
    apiUrl: 'http://127.0.0.1:4000',
    publicOrigin: 'http://localhost:3001',
    trustedProxies: [],
  });
});

test('an address loses what follows its origin', () => {
  expect(readEnv({ BACK_OFFICE_URL: 'https://staff.quincena.example/colas/' }).publicOrigin).toBe(
    'https://staff.quincena.example',
  );
});

test.each([{ PORT: 'http' }, { API_URL: 'localhost' }])('%j stops the program', (variables) => {
  expect(() => readEnv(variables)).toThrow();
});
