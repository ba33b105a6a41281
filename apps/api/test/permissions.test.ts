import { type Endpoint, getBackOfficeUser, listCases } from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import { mayRole, ROLE_PERMISSIONS, STAFF_ROLES, type StaffRole } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { register } from './people/journey.ts';
import { testServer } from './server/server.ts';

const server = await testServer({ DEMO_STAFF_DOMAIN: 'demo.example.com' });
const client = await register(server);

const calls = Object.values<Endpoint>(ENDPOINTS).flatMap((call) => (call.access === 'staff' ? [call] : []));
type StaffCall = (typeof calls)[number];

const tokens = new Map(await Promise.all(STAFF_ROLES.map(async (role) => [role, await server.staff(role)] as const)));
/** Signing out must not end the session that the other calls are made with. */
const tokenFor = (role: StaffRole, { name }: StaffCall) =>
  name === 'logoutUser' ? server.staff(role) : tokens.get(role);

/** Returns the answer of the call to this token. The call names nothing that exists and sends nothing. */
async function ask({ method, path }: StaffCall, token?: string) {
  const url = `${server.origin}${path.replace(/\{\w+\}/g, crypto.randomUUID())}`;
  const answer = await fetch(url, { method, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
  const { error } = (await answer.json()) as { error?: { code: string; details: { permission?: string } } };
  return { status: answer.status, code: error?.code, permission: error?.details.permission };
}

describe.each(STAFF_ROLES)('the role %s', (role) => {
  test.each(calls)('the role is let in to $name, or not, as its permissions say', async (call) => {
    const { status, code, permission } = await ask(call, await tokenFor(role, call));
    if (mayRole(role, call.permission)) expect([200, 404, 409, 415, 422]).toContain(status);
    else expect([status, code, permission]).toEqual([403, 'forbidden', call.permission]);
  });
});

describe.each(calls)('$name', (call) => {
  test('a staff call refuses a client, and does not name the permission that it needs', async () => {
    expect(await ask(call, client.token)).toEqual({ status: 403, code: 'forbidden', permission: undefined });
  });

  test('a staff call refuses a visitor', async () => {
    expect(await ask(call)).toEqual({ status: 401, code: 'unauthorized', permission: undefined });
  });
});

describe('a role', () => {
  test('a role is shown to its holder, with its permissions', async () => {
    const { data } = await server.call(getBackOfficeUser, { params: { id: 'me' } }, { token: tokens.get('collector') });
    expect(data).toMatchObject({ role: 'collector', permissions: ROLE_PERMISSIONS.collector });
  });

  test('a changed role counts from the next call on, in the session that is open', async () => {
    const token = await server.staff('underwriter');
    const listed = async () => (await server.call(listCases, { query: {} }, { token })).status;
    const assign = (role: StaffRole) =>
      server.services.db.updateTable('staff_user').set({ role }).where('email', 'like', 'underwriter@%').execute();
    expect(await listed()).toBe(200);
    await assign('product_admin');
    expect(await listed()).toBe(403);
    await assign('underwriter');
    expect(await listed()).toBe(200);
  });
});
