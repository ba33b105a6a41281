import { loginUser } from '@lender/contract';
import { STAFF_ROLES } from '@lender/lending';
import { expect, test } from 'vitest';
import { testServer } from '../../../../test/server/server.ts';
import { OPERATOR } from '../../../../test/server/test-env.ts';
import { seedDemoStaff } from './demo-staff.ts';

const server = await testServer();
const { db, passwords, newId } = server.services;
const env = { ...server.env, DEMO_STAFF_DOMAIN: 'demo.example.com' };
const seedAgain = () => seedDemoStaff({ db, env, passwords, newId, wallNow: new Date() });
const stored = () => db.selectFrom('staff_user').selectAll().orderBy('email').execute();

test('data of an earlier version gain an account for each role, and keep the accounts that they have', async () => {
  const [operator] = await stored();
  await seedAgain();
  const staff = await stored();
  expect(staff.filter(({ email }) => email.endsWith('@demo.example.com')).map(({ role }) => role)).toEqual(
    STAFF_ROLES.toSorted(),
  );
  expect(staff).toContainEqual(operator);
  const body = { username: 'auditor@demo.example.com', password: OPERATOR.password };
  expect((await server.call(loginUser, { body })).status).toBe(200);
});

test('starting again changes no account', async () => {
  await seedAgain();
  const before = await stored();
  await seedAgain();
  expect(await stored()).toEqual(before);
});
