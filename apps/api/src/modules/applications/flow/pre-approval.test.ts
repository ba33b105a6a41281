import {
  createApplication,
  getClient,
  getClientJourney,
  getFlow,
  getOpenPayBarcode,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS, CLIENT_STATUS } from '@lender/lending';
import { expect, test } from 'vitest';
import { publishPolicy } from '../../../../test/loans/published.ts';
import {
  type Applicant,
  application,
  borrow,
  expectDone,
  NOTHING,
  openApplication,
  untilStep,
} from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';
import { setClientStatus } from '../../../../test/server/stored.ts';

const server = await testServer();
const inviting = (preApproval: boolean) => publishPolicy(server, (policy) => ({ ...policy, preApproval }));
const stepOf = async (client: Applicant) => (await expectDone(server.call(getFlow, NOTHING, client))).step;

async function paidBack(): Promise<Applicant> {
  const client = await borrow(server);
  const { reference } = await expectDone(server.call(getOpenPayBarcode, { body: { kind: 'repayment' } }, client));
  const body = new URLSearchParams({ reference });
  await fetch(`${server.simulators.url}/tienda/pay`, { method: 'POST', body, redirect: 'manual' });
  await untilStep(server, client.token, 'no_loan_page');
  return client;
}

const client = await paidBack();

test('a client who paid the loan is invited when the policy says so, and only then', async () => {
  await inviting(true);
  expect(await stepOf(client)).toBe('pre_approval_page');
  expect(await expectDone(server.call(getClientJourney, NOTHING, client))).toMatchObject({
    name: 'registration',
    step: 'pre_approval_page',
    percent: 30,
  });
  expect((await expectDone(server.call(getClient, NOTHING, client))).availableLoanAmount).toBeGreaterThan(0);
  await inviting(false);
  expect(await stepOf(client)).toBe('no_loan_page');
});

test('no other client is invited: not one who still asks for a first loan, owes one, or may not apply', async () => {
  await inviting(true);
  const [asking, owing] = [await openApplication(server), await borrow(server)];
  expect([await stepOf(asking), await stepOf(owing)]).toEqual(['work_info', 'loan_page']);
  await setClientStatus(server, client, CLIENT_STATUS.blacklisted);
  expect(await stepOf(client)).toBe('reject_page');
  await setClientStatus(server, client, CLIENT_STATUS.active);
});

test('an invitation is followed by an application like any other, and does not return after a withdrawn one', async () => {
  await inviting(true);
  const { id } = await expectDone(server.call(createApplication, await application(server), client));
  expect(await stepOf(client)).toBe('id_document_upload');
  const body = { status: APPLICATION_STATUS.canceled } as const;
  await expectDone(server.call(updateApplication, { params: { id }, body }, client));
  expect(await stepOf(client)).toBe('no_loan_page');
});
