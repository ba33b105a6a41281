import { acceptInvitation, readInvitation } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { staffToken } from '../../../../test/visit.ts';
import { acceptLink, readLink } from './invitation.server.ts';

const TOKEN = 'a'.repeat(43);
const form = formOf({ password: 'una frase larga' });

test('an invitation link shows whom it invites', async () => {
  const invited = { email: 'ana@example.com', name: 'Ana', role: 'admin', expiresAt: '2026-11-23T18:00:00Z' } as const;
  const { call } = fakeCall(grants(readInvitation, invited));
  expect(await readLink(call, TOKEN)).toEqual({ email: 'ana@example.com', name: 'Ana', role: 'Administración' });
});

test('an invitation that is over shows no invited person, and a malformed link is not sent to the server', async () => {
  expect(await readLink(fakeCall(refuses(readInvitation, 'code_expired')).call, TOKEN)).toBeUndefined();
  const { call, made } = fakeCall();
  expect(await readLink(call, 'x')).toBeUndefined();
  expect(made).toEqual([]);
});

test.each([
  [undefined, '/'],
  ['second_factor', '/ingresar/proteger'],
] as const)('a new account that owes %s continues at %s', async (owes, page) => {
  const { call } = fakeCall(grants(acceptInvitation, { Authorization: staffToken(), ...(owes && { owes }) }));
  expect(await acceptLink(call, TOKEN, form)).toEqual(leadTo(page));
});

test('a password that is too weak is reported at its field', async () => {
  const { call } = fakeCall(refuses(acceptInvitation, 'password_too_weak', { field: 'password' }));
  expect(await acceptLink(call, TOKEN, form)).toMatchObject({ data: { fields: { password: 'password_too_weak' } } });
});
