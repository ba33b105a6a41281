import { sendSmsCodeTs, signAgreement } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { sampleApplication } from '../application.sample.ts';
import { sentDigits } from './signing.ts';
import { answerSummary } from './summary.server.ts';

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
type Answer = Awaited<ReturnType<typeof answerSummary>>;

const refusalOf = (answer: Answer) => (answer.kind === 'page' ? answer : undefined);
const targetOf = (answer: Answer) =>
  new URL(answer.kind === 'redirect' ? answer.to : '', 'https://site.test/registration/summary');

test('no signing code is sent before the contract is accepted', async () => {
  const { call, made } = fakeCall(codeSent);
  const answer = await answerSummary(call, formOf({ intent: 'send-code' }));
  expect(answer).toMatchObject({ status: 422, data: { problem: { fields: { consent: 'required' } } } });
  expect(made).toEqual([]);
});

test('a sent signing code leads to where it is typed', async () => {
  const { call } = fakeCall(codeSent);
  const answer = await answerSummary(call, formOf({ intent: 'send-code', consent: 'on' }));
  const target = targetOf(answer);
  expect(target.pathname).toBe('/registration/summary');
  expect(sentDigits(target.href)).toBe(6);
});

test.each([
  ['already_sent_in_last_minutes', 429],
  ['request_count_by_day_exceed', 429],
] as const)('the refusal %s of a signing code is shown, and the consent stays given', async (code, status) => {
  const { call } = fakeCall(refuses(sendSmsCodeTs, code, { field: 'mobilePhone.number' }));
  const answer = await answerSummary(call, formOf({ intent: 'send-code', consent: 'on' }));
  expect(answer).toMatchObject({ status, data: { problem: { form: code, values: { consent: 'on' } } } });
});

test('a client who comes back while a signing code is valid is asked for that code', async () => {
  const { call } = fakeCall(refuses(sendSmsCodeTs, 'already_sent_in_last_minutes', { facts: { digits: 3 } }));
  const answer = await answerSummary(call, formOf({ intent: 'send-code', consent: 'on' }));
  expect(sentDigits(targetOf(answer).href)).toBe(3);
});

test('a client who asks for another signing code too soon is refused', async () => {
  const { call } = fakeCall(refuses(sendSmsCodeTs, 'already_sent_in_last_minutes', { facts: { digits: 3 } }));
  const answer = await answerSummary(call, formOf({ intent: 'send-code', consent: 'on', again: '1' }));
  expect(answer).toMatchObject({ kind: 'page', status: 429 });
});

test('the signing code is sent without its spaces and with the idempotency key of its form', async () => {
  const { call, made } = fakeCall(grants(signAgreement, sampleApplication()));
  const answer = await answerSummary(call, formOf(signing));
  expect(answer).toEqual(leadTo('/flow'));
  expect(made[0]).toMatchObject({
    send: { params: { id }, body: { otp: '123456' } },
    options: { idempotencyKey: 'key-of-this-page' },
  });
});

test('a wrong signing code shows how many tries are left, and is not shown again', async () => {
  const refused = refuses(signAgreement, 'code_wrong', { field: 'otp', facts: { triesLeft: 2 } });
  const { call } = fakeCall(refused);
  const refusal = refusalOf(await answerSummary(call, formOf(signing)));
  expect(refusal?.data.form).toBe('sign');
  expect(refusal?.data.problem).toEqual({ values: {}, fields: { otp: 'code_wrong' }, facts: { triesLeft: 2 } });
});

test('an offer that changed before signing shows what was read before', async () => {
  const { call } = fakeCall(refuses(signAgreement, 'offer_changed'));
  const answer = await answerSummary(call, formOf(signing));
  const changedFrom = { total: '$3696.00', dueDay: 'lunes 21.12.2026' };
  expect(answer).toMatchObject({ status: 409, data: { changedFrom } });
});

test('a contract that is already signed is left to the flow', async () => {
  const { call } = fakeCall(refuses(signAgreement, 'illegal_transition'));
  expect(await answerSummary(call, formOf(signing))).toEqual(leadTo('/flow'));
});
