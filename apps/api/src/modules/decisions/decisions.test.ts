import { addDays } from '@lender/calculator';
import {
  advanceSandboxClock,
  createApplication,
  finishClientDocuments,
  getActiveLoan,
  getActualApplication,
  getApplicationOffer,
  getOpenPayBarcode,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { expect, test } from 'vitest';
import {
  type Applicant,
  application,
  apply,
  borrow,
  expectDone,
  NOTHING,
  untilStep,
  uploadPhotos,
} from '../../../test/journey.ts';
import { testServer } from '../../../test/server.ts';

const server = await testServer();
const { db, clock } = server.services;

/** Asks again with everything that was given before. */
async function applyAgain(client: Applicant, pesos: number): Promise<string> {
  const { id } = await expectDone(server.call(createApplication, await application(server, pesos), client));
  await uploadPhotos(server, client);
  await expectDone(server.call(finishClientDocuments, NOTHING, client));
  return id;
}

async function advanceTo(businessDate: ReturnType<typeof addDays>): Promise<void> {
  await expectDone(server.call(advanceSandboxClock, { body: { businessDate } }, { token: await server.operator() }));
}

async function payOff(client: Applicant): Promise<void> {
  const { reference } = await expectDone(server.call(getOpenPayBarcode, { body: { kind: 'repayment' } }, client));
  const body = new URLSearchParams({ reference });
  await fetch(`${server.simulators.url}/tienda/pay`, { method: 'POST', body, redirect: 'manual' });
  await untilStep(server, client.token, 'no_loan_page');
}

const variablesOf = async (id: string) =>
  (await db.selectFrom('decision').select('variables').where('application_id', '=', id).executeTakeFirstOrThrow())
    .variables;

test('a client who paid in time may borrow more, and no longer at the price of a first loan', async () => {
  const borrower = await borrow(server, { pesos: 4_000 });
  await payOff(borrower);
  const id = await applyAgain(borrower, 5_000);
  await untilStep(server, borrower.token, 'otp_agreement');
  const { data: offer } = await server.call(getApplicationOffer, { params: { id } }, borrower);
  expect(offer).toMatchObject({ principal: 500_000, discount: { interest: 0, serviceFee: 0 } });
  expect(await variablesOf(id)).toMatchObject({
    clientKind: 'repeated',
    closedLoans: 1,
    maxDaysLate: 0,
    ladderCentavos: 560_000,
  });
});

test('a client who paid late carries it into the next decision', async () => {
  const borrower = await borrow(server);
  const { data: loan } = await server.call(getActiveLoan, NOTHING, borrower);
  await advanceTo(addDays(loan.dueDate, 5));
  await payOff(borrower);
  const id = await applyAgain(borrower, 2_000);
  await untilStep(server, borrower.token, 'otp_agreement');
  expect(await variablesOf(id)).toMatchObject({ maxDaysLate: 5, ladderCentavos: 400_000 });
});

test('a client who was rejected days ago is rejected again, with that reason', async () => {
  const applicant = await apply(server, { incomePesos: 500 });
  await untilStep(server, applicant.token, 'reject_page');
  await advanceTo(addDays((await clock.business(db)).today, 2));
  const id = await applyAgain(applicant, 2_000);
  await untilStep(server, applicant.token, 'reject_page');
  const { data } = await server.call(getActualApplication, NOTHING, applicant);
  expect(data).toMatchObject({ id, status: APPLICATION_STATUS.rejected, reasons: ['COOLING_OFF'] });
});
