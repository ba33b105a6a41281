import {
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  getActualApplication,
  getApplicationOffer,
  getCalculatorConfig,
  getPrivateOffer,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { sampleConfig } from '../../../calculator/calculator-config.sample.ts';
import { sampleClient } from '../../../platform/client.sample.ts';
import { sampleOffer } from '../../../price/offer.sample.ts';
import { sampleApplication } from '../application.sample.ts';
import { answerDecrease, answerIncrease, readAnswer } from './answer-offer.server.ts';

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
  const answer = await answerDecrease(call, formOf({ intent: 'accept', amount: '300000' }));
  expect(answer).toEqual(leadTo('/flow'));
  expect(names(made)).toEqual(['getActualApplication', endpoint]);
});

test('part of a smaller offer is priced first, and a page that shows another amount accepts nothing', async () => {
  const path = '/application/offer-decrease';
  const application = sampleApplication({ status: APPLICATION_STATUS.yhatDecrease, loanAmount: centavos(200_000) });
  const { call, made } = fakeCall(
    grants(getActualApplication, application),
    grants(updateApplication, application),
    grants(getActualApplication, application),
  );
  expect(await answerDecrease(call, formOf({ intent: 'choose', amount: '150000' }))).toEqual(leadTo(path));
  expect(made[1]?.send).toEqual({ params: { id: application.id }, body: { amount: 150_000 } });
  expect(await answerDecrease(call, formOf({ intent: 'accept', amount: '150000' }))).toEqual(leadTo(path));
  expect(names(made)).not.toContain('approveYhatDecrease');
});

test.each([
  [APPLICATION_STATUS.yhatDecrease, [50_000, 100_000, 150_000]],
  [APPLICATION_STATUS.specialOffer, [50_000, 100_000, 150_000]],
  [APPLICATION_STATUS.yhatIncrease, [100_000, 150_000]],
] as const)('an offer in status %i can be accepted in the amounts %j', async (status, expected) => {
  const differences = { status, loanAmount: centavos(150_000), offeredAmount: centavos(150_000) };
  const application = sampleApplication({ ...differences, desiredLoanAmount: centavos(100_000) });
  const { call } = fakeCall(
    grants(getActualApplication, application),
    grants(getApplicationOffer, sampleOffer()),
    grants(getPrivateOffer, sampleOffer()),
    grants(getCalculatorConfig, sampleConfig({ interval: centavos(50_000) })),
  );
  const page = await readAnswer(call, 'https://site.test/application/offer-decrease', sampleClient());
  expect(page.kind === 'page' && page.data.amounts.map(({ centavos: amount }) => amount)).toEqual(expected);
});

test('a larger offer is accepted whole', async () => {
  const { call, made } = fakeCall(grants(getActualApplication, offered), grants(approveYhatIncrease, offered));
  await answerIncrease(call, formOf({ intent: 'accept', amount: '500000' }));
  expect(made[1]?.send).toEqual({ body: { amount: 500_000 } });
});

test('part of a larger offer is priced first, and accepted with the term that was read', async () => {
  const priced = { ...offered, term: { value: 14, unit: 'day' as const } };
  const { call, made } = fakeCall(
    grants(getActualApplication, priced),
    grants(updateApplication, priced),
    grants(getActualApplication, priced),
    grants(approveYhatIncrease, priced),
  );
  const chosen = await answerIncrease(call, formOf({ intent: 'choose', amount: '400000' }));
  expect(chosen).toEqual(leadTo('/application/offer-increase'));
  expect(made[1]?.send).toEqual({ params: { id: offered.id }, body: { amount: 400_000 } });
  await answerIncrease(call, formOf({ intent: 'accept', amount: '400000' }));
  expect(made[3]?.send).toEqual({ body: { amount: 400_000, term: priced.term } });
});

test.each(['', '4000.50', '-1', '1e9'])('an amount like %j accepts no offer', async (amount) => {
  const { call, made } = fakeCall(grants(getActualApplication, offered));
  await answerIncrease(call, formOf({ intent: 'accept', amount }));
  expect(names(made)).toEqual(['getActualApplication']);
});

test('refusing a larger offer keeps the amount that was asked for', async () => {
  const { call, made } = fakeCall(grants(getActualApplication, offered), grants(approveYhatIncrease, offered));
  await answerIncrease(call, formOf({ intent: 'keep' }));
  expect(made[1]?.send).toEqual({ body: { amount: 300_000 } });
});

test.each(['', 'yes'])('a form with the unknown answer %j accepts no offer', async (intent) => {
  for (const answer of [answerDecrease, answerIncrease]) {
    const { call, made } = fakeCall();
    await answer(call, formOf({ intent }));
    expect(made).toEqual([]);
  }
});

test('a smaller and a larger offer can be refused altogether', async () => {
  const form = () => formOf({ intent: 'withdraw', applicationId: offered.id });
  for (const answer of [answerDecrease, answerIncrease]) {
    const { call, made } = fakeCall(grants(updateApplication, offered));
    await answer(call, form());
    expect(names(made)).toEqual(['updateApplication']);
  }
});

test('an answer to an offer that comes too late is left to the flow', async () => {
  const { call } = fakeCall(grants(getActualApplication, offered), refuses(approveYhatIncrease, 'illegal_transition'));
  expect(await answerIncrease(call, formOf({ intent: 'accept', amount: '500000' }))).toEqual(leadTo('/flow'));
});
