import { loginClient } from '@lender/contract';
import { leadTo, showRefusal } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readLoginAddress, signIn } from './login.server.ts';

const granted = () => fakeCall(grants(loginClient, { Authorization: 'token' }));

test.each([
  ['+52 1 55 1234-5678', '5512345678'],
  [' Ana@Correo.example ', 'Ana@Correo.example'],
  ['ana', 'ana'],
])('a client who types %s signs in as %s', async (typed, username) => {
  const { call, made } = granted();
  await signIn(call, formOf({ username: typed, password: ' con espacios ' }));
  expect(made).toMatchObject([{ send: { body: { username, password: ' con espacios ' } } }]);
});

test('a client continues to the page that was asked for, and never to another site', async () => {
  const signedIn = async (next: string) => signIn(granted().call, formOf({ username: 'a', password: 'b', next }));
  expect(await signedIn('/profile/my-loan')).toEqual(leadTo('/profile/my-loan'));
  expect(await signedIn('https://evil.example')).toEqual(leadTo('/flow'));
});

test.each(['credentials_wrong', 'rate_limited', 'client_blocked'] as const)(
  'a sign-in refused with %s keeps the username that was typed',
  async (code) => {
    const { call } = fakeCall(refuses(loginClient, code));
    const answer = await signIn(call, formOf({ username: '5512345678', password: 'x' }));
    const problem = { values: { username: '5512345678' }, fields: {}, form: code, facts: {} };
    expect(answer).toEqual(showRefusal(problem));
  },
);

test('the address says why a client is asked to sign in again, and unknown values are ignored', () => {
  const at = (search: string) => readLoginAddress(new Request(`http://site.test/ingresar${search}`));
  expect(at('?aviso=sesion&siguiente=/registration/address')).toEqual({
    notice: 'sesion',
    next: '/registration/address',
  });
  expect(at('?aviso=<script>')).toEqual({ notice: undefined, next: '/flow' });
});
