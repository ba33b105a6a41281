import { authorizeBureau, getBureauQuestion, refuseBureau, sendBureauCode } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { answerBureau, isAboutBureau, readBureauQuestion } from './credit-bureau.server.ts';
import { BUREAU_INTENT } from './credit-bureau.ts';

const HERE = leadTo('/application/loading');
const question = { isAsked: true, text: 'Autorizo la consulta.', phoneLastFour: '5678', code: null } as const;
const sent = { digits: 6, expiresAt: '2026-03-02T18:10:00Z', resendAt: '2026-03-02T18:01:00Z' };
const form = (intent: string, fields: Record<string, string> = {}) =>
  formOf({ intent, formKey: crypto.randomUUID(), ...fields });

describe('the bureau question', () => {
  test('the bureau question is shown in its own words, with the code once it was sent', async () => {
    const before = fakeCall(grants(getBureauQuestion, question));
    expect(await readBureauQuestion(before.call)).toEqual({
      text: question.text,
      phoneLastFour: '5678',
      digits: null,
    });
    const code = { digits: 6, expiresAt: sent.expiresAt };
    const after = fakeCall(grants(getBureauQuestion, { ...question, code }));
    expect(await readBureauQuestion(after.call)).toMatchObject({ digits: 6 });
  });

  test('the bureau question is absent where nothing is asked', async () => {
    const { call } = fakeCall(grants(getBureauQuestion, { ...question, isAsked: false }));
    expect(await readBureauQuestion(call)).toBeNull();
  });
});

test('the forms of the bureau question are distinguished from those of the identity check', () => {
  for (const intent of Object.values(BUREAU_INTENT)) expect(isAboutBureau(form(intent))).toBe(true);
  expect(isAboutBureau(formOf({ agree: 'on' }))).toBe(false);
});

describe('the bureau code', () => {
  test('the bureau code is sent, and typed on the same page', async () => {
    const { call } = fakeCall(grants(sendBureauCode, sent));
    expect(await answerBureau(call, form(BUREAU_INTENT.sendCode))).toEqual(HERE);
  });

  test('a bureau code that cannot be sent again yet is reported', async () => {
    const { call } = fakeCall(refuses(sendBureauCode, 'already_sent_in_last_minutes'));
    expect(await answerBureau(call, form(BUREAU_INTENT.sendCode))).toMatchObject({
      kind: 'page',
      data: { form: 'send', problem: { form: 'already_sent_in_last_minutes' } },
    });
  });

  test('the bureau code authorises the query, even when typed in groups', async () => {
    const { call, made } = fakeCall(grants(authorizeBureau, {}));
    expect(await answerBureau(call, form(BUREAU_INTENT.authorize, { code: '123 456' }))).toEqual(HERE);
    expect(made).toMatchObject([{ send: { body: { code: '123456' } } }]);
  });

  test('a wrong bureau code is reported beside its field, and is not sent back', async () => {
    const { call } = fakeCall(refuses(authorizeBureau, 'code_wrong'));
    const outcome = await answerBureau(call, form(BUREAU_INTENT.authorize, { code: '111111' }));
    expect(outcome).toMatchObject({ kind: 'page', data: { form: 'authorize' } });
    expect(JSON.stringify(outcome)).not.toContain('111111');
  });
});

test('a client who refuses the bureau query continues without it', async () => {
  const { call, made } = fakeCall(grants(refuseBureau, {}));
  expect(await answerBureau(call, form(BUREAU_INTENT.refuse))).toEqual(HERE);
  expect(made.map(({ endpoint }) => endpoint)).toEqual(['refuseBureau']);
});

test.each([
  [BUREAU_INTENT.sendCode, refuses(sendBureauCode, 'illegal_transition')],
  [BUREAU_INTENT.authorize, refuses(authorizeBureau, 'illegal_transition')],
  [BUREAU_INTENT.refuse, refuses(refuseBureau, 'illegal_transition')],
])('a bureau form that is no longer asked for is left to the flow: %s', async (intent, answer) => {
  const { call } = fakeCall(answer);
  expect(await answerBureau(call, form(intent, { code: '123456' }))).toEqual(HERE);
});
