import { sendSmsCodeTs, signAgreement } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { sampleApplication } from '../application.sample.ts';
import { sentDigits } from './signing.ts';
import { answerSummary, type SummaryProblem } from './summary.server.ts';

const { id } = sampleApplication();
const codeSent = grants(sendSmsCodeTs, {
  digits: 6,
  expiresAt: '2026-11-21T16:10:00.000Z',
  resendAt: '2026-11-21T16:01:00.000Z',
});
const signing = {
  intent: 'sign',
  applicationId: id,
  otp: '12 34 56',
  total: '$3696.00',
  dueDay: 'lunes 21.12.2026',
  formKey: 'key-of-this-page',
};
const problemOf = async (answer: Response) => (await answer.json()) as SummaryProblem;

test('no code is sent before the contract is accepted', async () => {
  const { call, made } = fakeCall(codeSent);
  const answer = await answerSummary(call, formOf({ intent: 'send-code' }));
  expect(answer.status).toBe(422);
  expect((await problemOf(answer)).problem.fields).toEqual({ consent: 'required' });
  expect(made).toEqual([]);
});

test('a sent code leads to where it is typed', async () => {
  const { call } = fakeCall(codeSent);
  const answer = await answerSummary(call, formOf({ intent: 'send-code', consent: 'on' }));
  const target = new URL(answer.headers.get('location') ?? '', 'https://site.test');
  expect(target.pathname).toBe('/registration/summary');
  expect(sentDigits(target.href)).toBe(6);
});

test.each([
  ['already_sent_in_last_minutes', 429],
  ['request_count_by_day_exceed', 429],
] as const)('%s is told, and the consent stays given', async (code, status) => {
  const { call } = fakeCall(refuses(sendSmsCodeTs, code, { field: 'mobilePhone.number' }));
  const answer = await answerSummary(call, formOf({ intent: 'send-code', consent: 'on' }));
  expect(answer.status).toBe(status);
  expect((await problemOf(answer)).problem).toMatchObject({ form: code, values: { consent: 'on' } });
});

test('who comes back while a code is alive is asked for that code', async () => {
  const { call } = fakeCall(refuses(sendSmsCodeTs, 'already_sent_in_last_minutes', { facts: { digits: 3 } }));
  const answer = await answerSummary(call, formOf({ intent: 'send-code', consent: 'on' }));
  expect(sentDigits(new URL(answer.headers.get('location') ?? '', 'https://site.test').href)).toBe(3);
});

test('who asks for another code too soon is told so', async () => {
  const { call } = fakeCall(refuses(sendSmsCodeTs, 'already_sent_in_last_minutes', { facts: { digits: 3 } }));
  const answer = await answerSummary(call, formOf({ intent: 'send-code', consent: 'on', again: '1' }));
  expect(answer.status).toBe(429);
});

test('the code is sent without its spaces and with the key of its form', async () => {
  const { call, made } = fakeCall(grants(signAgreement, sampleApplication()));
  const answer = await answerSummary(call, formOf(signing));
  expect(answer.headers.get('location')).toBe('/flow');
  expect(made[0]).toMatchObject({
    send: { params: { id }, body: { otp: '123456' } },
    options: { idempotencyKey: 'key-of-this-page' },
  });
});

test('a wrong code says how many tries are left, and is not shown again', async () => {
  const refused = refuses(signAgreement, 'code_wrong', { field: 'otp', facts: { triesLeft: 2 } });
  const { call } = fakeCall(refused);
  const { form, problem } = await problemOf(await answerSummary(call, formOf(signing)));
  expect(form).toBe('sign');
  expect(problem).toEqual({ values: {}, fields: { otp: 'code_wrong' }, facts: { triesLeft: 2 } });
});

test('an offer that changed shows what was read before', async () => {
  const { call } = fakeCall(refuses(signAgreement, 'offer_changed'));
  const answer = await answerSummary(call, formOf(signing));
  expect(answer.status).toBe(409);
  expect((await problemOf(answer)).changedFrom).toEqual({ total: '$3696.00', dueDay: 'lunes 21.12.2026' });
});

test('a contract that is signed already is left to the flow', async () => {
  const { call } = fakeCall(refuses(signAgreement, 'illegal_transition'));
  expect((await answerSummary(call, formOf(signing))).headers.get('location')).toBe('/flow');
});
