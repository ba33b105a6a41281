import { loginUser } from '@lender/contract';
import { expect, test } from 'vitest';
import { testServer } from './server/server.ts';
import { OPERATOR } from './server/test-env.ts';

const server = await testServer({ DEMO_OPERATOR_EMAIL: undefined });

test('the server creates no account unless one is configured', async () => {
  expect(await server.services.db.selectFrom('staff_user').select('id').execute()).toEqual([]);
  expect(await server.services.db.selectFrom('client').select('client_id').execute()).toEqual([]);
  expect((await server.call(loginUser, { body: OPERATOR })).code).toBe('credentials_wrong');
});
