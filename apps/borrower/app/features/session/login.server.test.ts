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
])('%s signs in as %s', async (typed, username) => {
  const { call, made } = granted();
  await signIn(call, formOf({ username: typed, password: ' con espacios ' }));
  expect(made).toMatchObject([{ send: { body: { username, password: ' con espacios ' } } }]);
});

test('a client goes on to the page that was asked for, and nowhere off the site', async () => {
  const signedIn = async (next: string) => signIn(granted().call, formOf({ username: 'a', password: 'b', next }));
  expect(await signedIn('/profile/my-loan')).toEqual(leadTo('/profile/my-loan'));
  expect(await signedIn('https://evil.example')).toEqual(leadTo('/flow'));
});

test.each(['credentials_wrong', 'rate_limited', 'client_blocked'] as const)('%s keeps what was typed', async (code) => {
  const { call } = fakeCall(refuses(loginClient, code));
  const answer = await signIn(call, formOf({ username: '5512345678', password: 'x' }));
  const problem = { values: { username: '5512345678' }, fields: {}, form: code, facts: {} };
  expect(answer).toEqual(showRefusal(problem));
});

test('the address says why somebody is asked again, in words of ours only', () => {
  const at = (search: string) => readLoginAddress(new Request(`http://site.test/ingresar${search}`));
  expect(at('?aviso=sesion&siguiente=/registration/address')).toEqual({
    notice: 'sesion',
    next: '/registration/address',
  });
  expect(at('?aviso=<script>')).toEqual({ notice: undefined, next: '/flow' });
});
