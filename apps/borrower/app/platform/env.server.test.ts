import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';

test('the site has an address of its own', () => {
  expect(readEnv({})).toMatchObject({ port: 3000, publicOrigin: 'http://localhost:3000' });
  expect(readEnv({ BORROWER_URL: 'https://quincena.example/' }).publicOrigin).toBe('https://quincena.example');
});

test('the sandbox is open only when it is asked for by its own word', () => {
  expect(readEnv({}).sandboxAllowed).toBe(false);
  expect(readEnv({ SANDBOX: '1' }).sandboxAllowed).toBe(true);
  expect(readEnv({ SANDBOX: 'false' }).sandboxAllowed).toBe(false);
});
