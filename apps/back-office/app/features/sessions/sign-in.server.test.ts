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

/** Returns what the page shows for a sign-in that failed. */
async function refusal(answer: ReturnType<typeof signIn>) {
  const outcome = await answer;
  if (outcome.kind === 'redirect') throw new Error('signed in');
  const { fields, form: sentence } = describeProblem(sessionCopy.problems, outcome.data.problem);
  return { fields, sentence };
}

test('the email address of a sign-in is sent without surrounding spaces, and the password as it was typed', async () => {
  const { call, made } = fakeCall(grants(loginUser, { Authorization: staffToken() }));
  expect(await signIn(call, form, next)).toEqual(leadTo(next));
  expect(made).toMatchObject([{ send: { body: { username: 'marta@quincena.example', password: ' con espacios ' } } }]);
});

test.each([
  ['code', '/ingresar/codigo?siguiente=%2Fcolas%2Fall'],
  ['second_factor', '/ingresar/proteger?siguiente=%2Fcolas%2Fall'],
] as const)('a sign-in that owes %s continues with that step, and keeps its destination', async (owes, step) => {
  const { call } = fakeCall(grants(loginUser, { Authorization: staffToken({ mfa: true }), owes }));
  expect(await signIn(call, form, next)).toEqual(leadTo(step));
});

test('empty fields of a sign-in are named, and the API is not called', async () => {
  const { call, made } = fakeCall();
  expect(await refusal(signIn(call, formOf({ username: ' ', password: '' }), next))).toMatchObject({
    fields: { username: 'Escribe tu correo.', password: 'Escribe tu contraseña.' },
  });
  expect(made).toEqual([]);
});

test.each([
  ['credentials_wrong', 'El correo o la contraseña no son correctos.'],
  ['rate_limited', 'Hubo demasiados intentos. Espera 15 minutos e intenta de nuevo.'],
] as const)(
  'the refusal %s of a sign-in is explained in words, and the password is not shown again',
  async (code, sentence) => {
    const { call } = fakeCall(refuses(loginUser, code));
    const answer = signIn(call, form, next);
    expect(await refusal(answer)).toEqual({ fields: {}, sentence });
    expect(JSON.stringify(await answer)).not.toContain('con espacios');
  },
);

test('an API that does not answer a sign-in is explained on the same page', async () => {
  const call = vi.fn().mockRejectedValue(new ApiError('Network request failed', { kind: 'network', path: '/login' }));
  expect(await refusal(signIn(call, form, next))).toMatchObject({
    sentence: 'No pudimos comprobar tus datos. Intenta de nuevo en un momento.',
  });
});

test('a programming error during a sign-in is not hidden', async () => {
  await expect(signIn(vi.fn().mockRejectedValue(new TypeError('broken')), form, next)).rejects.toThrow('broken');
});
