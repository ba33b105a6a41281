import { loginUser } from '@lender/contract';
import { ApiError } from '@lender/sdk';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test, vi } from 'vitest';
import { staffToken } from '../../../test/visit.ts';
import { signIn } from './sign-in.server.ts';

const form = formOf({ username: ' marta@quincena.example ', password: ' con espacios ' });

test('the address is sent without spaces around it, the password as it was typed', async () => {
  const { call, made } = fakeCall(grants(loginUser, { Authorization: staffToken() }));
  expect(await signIn(call, form)).toEqual({ ok: true });
  expect(made).toMatchObject([{ send: { body: { username: 'marta@quincena.example', password: ' con espacios ' } } }]);
});

test('an account with a second factor is asked for its code, and the code is sent with the pair', async () => {
  const first = fakeCall(grants(loginUser, { Authorization: staffToken({ mfa: true }) }));
  expect(await signIn(first.call, form)).toEqual({
    ok: false,
    problems: { fields: { otp: 'Escribe el código de 6 dígitos que muestra tu app.' }, asksForCode: true },
  });
  const second = fakeCall(grants(loginUser, { Authorization: staffToken() }));
  expect(await signIn(second.call, formOf({ username: 'a@b.mx', password: 'x', otp: '123 456' }))).toEqual({
    ok: true,
  });
  expect(second.made).toMatchObject([{ send: { body: { otp: '123456' } } }]);
});

test('a code that is none is said so, and the API is not asked', async () => {
  const { call, made } = fakeCall();
  expect(await signIn(call, formOf({ username: 'a@b.mx', password: 'x', otp: '12' }))).toMatchObject({
    problems: { fields: { otp: 'El código tiene 6 dígitos.' }, asksForCode: true },
  });
  expect(made).toEqual([]);
});

test('empty fields are named, and the API is not asked', async () => {
  const { call, made } = fakeCall();
  expect(await signIn(call, formOf({ username: ' ', password: '' }))).toEqual({
    ok: false,
    problems: { fields: { username: 'Escribe tu correo.', password: 'Escribe tu contraseña.' } },
  });
  expect(made).toEqual([]);
});

test.each([
  ['credentials_wrong', 'El correo o la contraseña no son correctos.'],
  ['rate_limited', 'Hubo demasiados intentos. Espera 15 minutos e intenta de nuevo.'],
] as const)('%s is said in words', async (code, words) => {
  const { call } = fakeCall(refuses(loginUser, code));
  expect(await signIn(call, form)).toEqual({ ok: false, problems: { refused: words, asksForCode: false } });
});

test('an API that is away is said in words, on the same page', async () => {
  const call = vi.fn().mockRejectedValue(new ApiError('Network request failed', { kind: 'network', path: '/login' }));
  expect(await signIn(call, form)).toEqual({
    ok: false,
    problems: { refused: 'No pudimos comprobar tus datos. Intenta de nuevo en un momento.' },
  });
});

test('a mistake of ours is not hidden', async () => {
  await expect(signIn(vi.fn().mockRejectedValue(new TypeError('broken')), form)).rejects.toThrow('broken');
});
