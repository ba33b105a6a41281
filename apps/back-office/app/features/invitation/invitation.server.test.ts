import { acceptInvitation, readInvitation } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { staffToken } from '../../../test/visit.ts';
import { acceptLink, readLink } from './invitation.server.ts';

const TOKEN = 'a'.repeat(43);
const form = formOf({ password: 'una frase larga' });

test('a link tells whom it invites', async () => {
  const invited = { email: 'ana@example.com', name: 'Ana', role: 'admin', expiresAt: '2026-11-23T18:00:00Z' } as const;
  const { call } = fakeCall(grants(readInvitation, invited));
  expect(await readLink(call, TOKEN)).toEqual({ email: 'ana@example.com', name: 'Ana', role: 'Administración' });
});

test('a link that is over invites nobody, and what is no link is not asked about', async () => {
  expect(await readLink(fakeCall(refuses(readInvitation, 'code_expired')).call, TOKEN)).toBeUndefined();
  const { call, made } = fakeCall();
  expect(await readLink(call, 'x')).toBeUndefined();
  expect(made).toEqual([]);
});

test.each([
  [undefined, '/'],
  ['second_factor', '/ingresar/proteger'],
] as const)('an account that owes %s goes on at %s', async (owes, page) => {
  const { call } = fakeCall(grants(acceptInvitation, { Authorization: staffToken(), ...(owes && { owes }) }));
  expect(await acceptLink(call, TOKEN, form)).toEqual(leadTo(page));
});

test('a password that is too weak is said at its field', async () => {
  const { call } = fakeCall(refuses(acceptInvitation, 'password_too_weak', { field: 'password' }));
  expect(await acceptLink(call, TOKEN, form)).toMatchObject({ data: { fields: { password: 'password_too_weak' } } });
});
