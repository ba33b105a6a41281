import { updateApplication } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { sampleApplication } from './application.sample.ts';
import { withdraw } from './withdraw.server.ts';

const { id } = sampleApplication();

test('only the application that the page showed is withdrawn', async () => {
  const { call, made } = fakeCall(grants(updateApplication, sampleApplication()));
  const answer = await withdraw(call, formOf({ applicationId: id }));
  expect(answer).toEqual(leadTo('/flow'));
  expect(made).toMatchObject([{ send: { params: { id }, body: { status: APPLICATION_STATUS.canceled } } }]);
});

test('an application that moved on meanwhile is left to the flow', async () => {
  const { call } = fakeCall(refuses(updateApplication, 'illegal_transition'));
  expect(await withdraw(call, formOf({ applicationId: id }))).toEqual(leadTo('/flow'));
});

test('text that is no id withdraws no application', async () => {
  const { call, made } = fakeCall();
  await withdraw(call, formOf({ applicationId: "1' or '1" }));
  expect(made).toEqual([]);
});
