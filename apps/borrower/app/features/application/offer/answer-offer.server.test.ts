import {
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  getActualApplication,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { sampleApplication } from '../application.sample.ts';
import { answerDecrease, answerIncrease } from './answer-offer.server.ts';

const offered = sampleApplication({ loanAmount: centavos(500_000), status: APPLICATION_STATUS.yhatIncrease });
const names = (made: readonly { readonly endpoint: string }[]) => made.map(({ endpoint }) => endpoint);

test.each([
  [APPLICATION_STATUS.yhatDecrease, 'approveYhatDecrease'],
  [APPLICATION_STATUS.specialOffer, 'approveSpecialOffer'],
] as const)('a smaller offer in status %i is accepted by %s', async (status, endpoint) => {
  const application = sampleApplication({ status });
  const { call, made } = fakeCall(
    grants(getActualApplication, application),
    grants(approveYhatDecrease, application),
    grants(approveSpecialOffer, application),
  );
  const answer = await answerDecrease(call, formOf({ intent: 'accept' }));
  expect(answer).toEqual(leadTo('/flow'));
  expect(names(made)).toEqual(['getActualApplication', endpoint]);
});

test('a larger offer is taken whole', async () => {
  const { call, made } = fakeCall(grants(getActualApplication, offered), grants(approveYhatIncrease, offered));
  await answerIncrease(call, formOf({ intent: 'accept' }));
  expect(made[1]?.send).toEqual({ body: { amount: 500_000 } });
});

test('refusing it keeps the amount that was asked for', async () => {
  const { call, made } = fakeCall(grants(getActualApplication, offered), grants(approveYhatIncrease, offered));
  await answerIncrease(call, formOf({ intent: 'keep' }));
  expect(made[1]?.send).toEqual({ body: { amount: 300_000 } });
});

test.each(['', 'yes'])('a form that does not say what it answers (%j) accepts nothing', async (intent) => {
  for (const answer of [answerDecrease, answerIncrease]) {
    const { call, made } = fakeCall();
    await answer(call, formOf({ intent }));
    expect(made).toEqual([]);
  }
});

test('either offer can be refused altogether', async () => {
  const form = () => formOf({ intent: 'withdraw', applicationId: offered.id });
  for (const answer of [answerDecrease, answerIncrease]) {
    const { call, made } = fakeCall(grants(updateApplication, offered));
    await answer(call, form());
    expect(names(made)).toEqual(['updateApplication']);
  }
});

test('an answer that comes too late is left to the flow', async () => {
  const { call } = fakeCall(grants(getActualApplication, offered), refuses(approveYhatIncrease, 'illegal_transition'));
  expect(await answerIncrease(call, formOf({ intent: 'accept' }))).toEqual(leadTo('/flow'));
});
