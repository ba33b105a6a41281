import { loginUser } from '@lender/contract';
import { ApiError } from '@lender/sdk';
import { describeProblem } from '@lender/web/forms';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test, vi } from 'vitest';
import { staffToken } from '../../../test/visit.ts';
import { sessionCopy } from './session.copy.es.ts';
import { signIn } from './sign-in.server.ts';

const form = formOf({ username: ' marta@quincena.example ', password: ' con espacios ' });
const next = '/colas/all';

/** What the page says to somebody who could not sign in. */
async function refusal(answer: ReturnType<typeof signIn>) {
  const outcome = await answer;
  if (outcome.kind === 'redirect') throw new Error('signed in');
  const { problem, asksForCode } = outcome.data;
  const { fields, form: sentence } = describeProblem(sessionCopy.problems, problem);
  return { fields, sentence, asksForCode };
}

test('the address is sent without spaces around it, the password as it was typed', async () => {
  const { call, made } = fakeCall(grants(loginUser, { Authorization: staffToken() }));
  expect(await signIn(call, form, next)).toEqual(leadTo(next));
  expect(made).toMatchObject([{ send: { body: { username: 'marta@quincena.example', password: ' con espacios ' } } }]);
});

test('an account with a second factor is asked for its code, and the code is sent with the pair', async () => {
  const first = fakeCall(grants(loginUser, { Authorization: staffToken({ mfa: true }) }));
  expect(await refusal(signIn(first.call, form, next))).toEqual({
    fields: { otp: 'Escribe el código de 6 dígitos que muestra tu app.' },
    sentence: undefined,
    asksForCode: true,
  });
  const second = fakeCall(grants(loginUser, { Authorization: staffToken() }));
  const withCode = formOf({ username: 'a@b.mx', password: 'x', otp: '123 456' });
  expect(await signIn(second.call, withCode, next)).toEqual(leadTo(next));
  expect(second.made).toMatchObject([{ send: { body: { otp: '123456' } } }]);
});

test('a code that is none is said so, and the API is not asked', async () => {
  const { call, made } = fakeCall();
  const answer = signIn(call, formOf({ username: 'a@b.mx', password: 'x', otp: '12' }), next);
  expect(await refusal(answer)).toMatchObject({ fields: { otp: 'El código tiene 6 dígitos.' }, asksForCode: true });
  expect(made).toEqual([]);
});

test('empty fields are named, and the API is not asked', async () => {
  const { call, made } = fakeCall();
  expect(await refusal(signIn(call, formOf({ username: ' ', password: '' }), next))).toMatchObject({
    fields: { username: 'Escribe tu correo.', password: 'Escribe tu contraseña.' },
  });
  expect(made).toEqual([]);
});

test.each([
  ['credentials_wrong', 'El correo o la contraseña no son correctos.'],
  ['rate_limited', 'Hubo demasiados intentos. Espera 15 minutos e intenta de nuevo.'],
] as const)('%s is said in words, and the password is not shown again', async (code, sentence) => {
  const { call } = fakeCall(refuses(loginUser, code));
  const answer = signIn(call, form, next);
  expect(await refusal(answer)).toEqual({ fields: {}, sentence, asksForCode: false });
  expect(JSON.stringify(await answer)).not.toContain('con espacios');
});

test('an API that is away is said in words, on the same page', async () => {
  const call = vi.fn().mockRejectedValue(new ApiError('Network request failed', { kind: 'network', path: '/login' }));
  expect(await refusal(signIn(call, form, next))).toMatchObject({
    sentence: 'No pudimos comprobar tus datos. Intenta de nuevo en un momento.',
  });
});

test('a mistake of ours is not hidden', async () => {
  await expect(signIn(vi.fn().mockRejectedValue(new TypeError('broken')), form, next)).rejects.toThrow('broken');
});
