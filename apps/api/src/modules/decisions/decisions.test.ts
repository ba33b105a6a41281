import { addDays } from '@lender/calculator';
import {
  advanceSandboxClock,
  createApplication,
  finishClientDocuments,
  getActiveLoan,
  getActualApplication,
  getApplicationOffer,
  getClient,
  getOpenPayBarcode,
  rolloverActiveLoan,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { expect, test } from 'vitest';
import { payLoan } from '../../../test/loans/pay-loan.ts';
import {
  type Applicant,
  application,
  apply,
  borrow,
  expectDone,
  NOTHING,
  untilStep,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const { db, clock } = server.services;

/** Applies again with everything that was given before. */
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

const decisionOf = (id: string) =>
  db.selectFrom('decision').select(['variables', 'result']).where('application_id', '=', id).executeTakeFirstOrThrow();
const variablesOf = async (id: string) => (await decisionOf(id)).variables;

test('a client who paid on time may borrow more, and no longer at the price of a first loan', async () => {
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

test('a late payment of a client counts in the next decision', async () => {
  const borrower = await borrow(server);
  const { data: loan } = await server.call(getActiveLoan, NOTHING, borrower);
  await advanceTo(addDays(loan.dueDate, 5));
  await payOff(borrower);
  const id = await applyAgain(borrower, 2_000);
  await untilStep(server, borrower.token, 'otp_agreement');
  expect(await variablesOf(id)).toMatchObject({ maxDaysLate: 5, ladderCentavos: 400_000 });
});

test('a client who asked for an extension and did not pay for it cannot borrow more because of it', async () => {
  const borrower = await borrow(server);
  const { data: loan } = await server.call(getActiveLoan, NOTHING, borrower);
  await advanceTo(addDays(loan.dueDate, -2));
  const [extension] = (await server.call(getActiveLoan, NOTHING, borrower)).data.rollovers;
  const rolloverId = extension?.id ?? 'none';
  await expectDone(server.call(rolloverActiveLoan, { query: {}, body: { rolloverId } }, borrower));
  await payOff(borrower);
  const id = await applyAgain(borrower, 2_000);
  await untilStep(server, borrower.token, 'otp_agreement');
  expect(await variablesOf(id)).toMatchObject({ maxDaysLate: 0, ladderCentavos: 400_000 });
});

test('an accidental second payment, long after a first one on time, makes no client late', async () => {
  const [careless, careful] = [await borrow(server, { pesos: 4_000 }), await borrow(server, { pesos: 4_000 })];
  for (const payer of [careless, careful]) await payOff(payer);
  const { data: loan } = await server.call(getActiveLoan, { query: {} }, careless);
  await advanceTo(addDays(loan.dueDate, 20));
  await payLoan(server, careless, { loanId: loan.id, amountCentavos: loan.paid });
  const decided = async (payer: Applicant) => {
    const id = await applyAgain(payer, 5_000);
    await untilStep(server, payer.token, 'otp_agreement');
    return decisionOf(id);
  };
  const [afterTwo, afterOne] = [await decided(careless), await decided(careful)];
  expect(afterTwo.variables).toEqual(afterOne.variables);
  expect(afterTwo.result).toEqual(afterOne.result);
  expect(afterTwo.variables).toMatchObject({ maxDaysLate: 0, ownDaysPastDue: 0, ladderCentavos: 560_000 });
  expect(afterTwo.result).toMatchObject({ score: expect.any(Number) });
});

test('a client who was rejected days ago is rejected again, with that reason', async () => {
  const applicant = await apply(server, { incomePesos: 500 });
  await untilStep(server, applicant.token, 'reject_page');
  const { today } = await clock.business(db);
  expect((await server.call(getClient, NOTHING, applicant)).data.rejection).toEqual({
    reasons: ['CAPACITY'],
    applyAgainOn: addDays(today, 30),
  });
  await advanceTo(addDays(today, 2));
  const id = await applyAgain(applicant, 2_000);
  await untilStep(server, applicant.token, 'reject_page');
  const { data } = await server.call(getActualApplication, NOTHING, applicant);
  expect(data).toMatchObject({ id, status: APPLICATION_STATUS.rejected, reasons: ['COOLING_OFF'] });
  await advanceTo(addDays(today, 32));
  expect((await server.call(getClient, NOTHING, applicant)).data.rejection).toBeNull();
});
