import { getAccountProof, proveAccount, sendAccountProof } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { answerAccountProof, readAccountProof } from './account-proof.server.ts';

const proof = { state: 'code_sent', lastFour: '1234', triesLeft: 3, expiresAt: '2026-11-25T16:00:00.000Z' } as const;
const typed = { intent: 'prove-account', code: '12 34 56', formKey: 'key-of-this-page' };
const again = { intent: 'send-deposit', formKey: 'key-of-this-page' };

test('the page asks for the code that proves the account', async () => {
  const { call } = fakeCall(grants(getAccountProof, proof));
  expect(await readAccountProof(call)).toEqual({ state: 'code_sent', lastFour: '1234' });
});

test.each(['none', 'proven'] as const)(
  'a loan whose money waits for no proof (%s) is asked for no code',
  async (state) => {
    const { call } = fakeCall(grants(getAccountProof, { ...proof, state }));
    expect(await readAccountProof(call)).toBeNull();
  },
);

test('the code of the account is sent without its spaces, and the flow decides what comes next', async () => {
  const { call, made } = fakeCall(grants(proveAccount, { ...proof, state: 'proven' }));
  expect(await answerAccountProof(call, formOf(typed))).toEqual(leadTo('/flow'));
  expect(made).toMatchObject([{ send: { body: { code: '123456' } } }]);
});

test('a wrong code of the account shows how many tries are left, and is not shown again', async () => {
  const { call } = fakeCall(refuses(proveAccount, 'code_wrong', { field: 'code', facts: { triesLeft: 2 } }));
  const problem = { values: {}, fields: { code: 'code_wrong' }, facts: { triesLeft: 2 } };
  expect(await answerAccountProof(call, formOf(typed))).toMatchObject({ data: { form: 'prove', problem } });
});

test('letters are not sent as a code of the account, and use up no try', async () => {
  const { call, made } = fakeCall();
  const answer = await answerAccountProof(call, formOf({ ...typed, code: 'abc' }));
  expect(answer).toMatchObject({ data: { form: 'prove', problem: { fields: { code: expect.any(String) } } } });
  expect(made).toEqual([]);
});

test('another deposit is sent with the idempotency key of its form', async () => {
  const { call, made } = fakeCall(grants(sendAccountProof, proof));
  expect(await answerAccountProof(call, formOf(again))).toEqual(leadTo('/application/accepted'));
  expect(made).toMatchObject([{ options: { idempotencyKey: 'key-of-this-page' } }]);
});

test.each(['already_sent_in_last_minutes', 'request_count_by_day_exceed'] as const)(
  'the refusal %s of another deposit is shown',
  async (code) => {
    const { call } = fakeCall(refuses(sendAccountProof, code));
    const answer = await answerAccountProof(call, formOf(again));
    expect(answer).toMatchObject({ status: 429, data: { form: 'sendAgain', problem: { form: code } } });
  },
);

test('a deposit that is no longer waited for leads back to the page', async () => {
  const { call } = fakeCall(refuses(sendAccountProof, 'illegal_transition'));
  expect(await answerAccountProof(call, formOf(again))).toEqual(leadTo('/application/accepted'));
});
