import { finishExternalLogin, skipExternalLogin, startExternalLogin } from '@lender/contract';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { answerFacebook, comeBackFromFacebook } from './facebook.server.ts';
import { problemIn } from './login-problem.ts';

const dialog = 'https://www.facebook.com/v19.0/dialog/oauth?state=s';
const back = 'https://quincena.example/registration/facebook/vuelta';
const page = (problem: string) => ({ kind: 'redirect', to: `/registration/facebook?problem=${problem}` });
const flow = { kind: 'redirect', to: '/flow' };

test('continuing with Facebook leads to the provider', async () => {
  const { call } = fakeCall(grants(startExternalLogin, { url: dialog }));
  expect(await answerFacebook(call, formOf({ intent: 'start' }))).toEqual({
    kind: 'redirect',
    to: dialog,
    isElsewhere: true,
  });
});

test('skipping Facebook leads to the flow, once for each form', async () => {
  const { call, made } = fakeCall(grants(skipExternalLogin, {}));
  expect(await answerFacebook(call, formOf({ intent: 'skip', formKey: 'key' }))).toEqual(flow);
  expect(made[0]?.options).toEqual({ idempotencyKey: 'key' });
});

test('a Facebook step that ended in another tab is no problem', async () => {
  const { call } = fakeCall(
    refuses(startExternalLogin, 'illegal_transition'),
    refuses(skipExternalLogin, 'illegal_transition'),
    refuses(finishExternalLogin, 'illegal_transition'),
  );
  expect(await answerFacebook(call, formOf({ intent: 'start' }))).toEqual(flow);
  expect(await answerFacebook(call, formOf({ intent: 'skip' }))).toEqual(flow);
  expect(await comeBackFromFacebook(call, `${back}?code=c&state=s`)).toEqual(flow);
});

test('a client who returns from Facebook continues with the flow', async () => {
  const { call, made } = fakeCall(answers(finishExternalLogin, () => ({ ok: true, status: 200, data: {} })));
  expect(await comeBackFromFacebook(call, `${back}?code=c&state=s#_=_`)).toEqual(flow);
  expect(made[0]?.send).toEqual({ body: { code: 'c', state: 's' } });
});

test.each(['?error=access_denied&error_reason=user_denied&state=s', '?code=c', ''])(
  'a client who returns from Facebook with %j reads that it was cancelled, and the API is not called',
  async (query) => {
    const { call, made } = fakeCall();
    expect(await comeBackFromFacebook(call, back + query)).toEqual(page('cancelled'));
    expect(made).toEqual([]);
  },
);

test.each([
  ['external_login_invalid', 'invalid'],
  ['provider_unavailable', 'away'],
  ['rate_limited', 'too_often'],
] as const)('the refusal %s of a Facebook login is shown on the page', async (code, problem) => {
  const { call } = fakeCall(refuses(finishExternalLogin, code));
  expect(await comeBackFromFacebook(call, `${back}?code=c&state=s`)).toEqual(page(problem));
});

test('the page of the Facebook login shows only problems for which it has words', () => {
  expect(problemIn('https://quincena.example/registration/facebook?problem=away')).toBe('away');
  expect(problemIn('https://quincena.example/registration/facebook?problem=<b>')).toBeUndefined();
});
