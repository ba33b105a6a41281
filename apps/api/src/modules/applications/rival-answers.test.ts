import {
  approveSpecialOffer,
  finishClientDocuments,
  offerSpecial,
  sendSmsCodeTs,
  signAgreement,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { expectBooksHold } from '../../../test/loans/books.ts';
import {
  type Applicant,
  apply,
  applyToSigning,
  expectDone,
  fillIn,
  NOTHING,
  openApplication,
  untilStep,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { codeOnPhone } from '../../../test/people/simulated-phone.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db } = server.services;
const staff = { token: await server.operator() };

const change = ({ applicationId: id, token }: Applicant, pesos: number) =>
  server.call(updateApplication, { params: { id }, body: { amount: centavos(pesos * 100) } }, { token });
const offer = ({ applicationId: id }: Applicant, pesos: number) =>
  server.call(offerSpecial, { params: { id }, body: { amount: centavos(pesos * 100), note: 'Le alcanza' } }, staff);
async function signed(applicant: Applicant, otp: string) {
  const params = { id: applicant.applicationId };
  return server.call(signAgreement, { params, body: { otp } }, { token: applicant.token, key: crypto.randomUUID() });
}
async function codeFor(applicant: Applicant): Promise<string> {
  await expectDone(server.call(sendSmsCodeTs, NOTHING, applicant));
  return codeOnPhone(server, applicant.who.phone);
}
/** Reads every stored amount: of application, loan and payout. */
async function amountsOf(applicant: Applicant): Promise<readonly number[]> {
  const clientId = clientIdOf(applicant);
  const read = (table: 'application' | 'loan') =>
    db.selectFrom(table).select('principal_centavos as amount').where('client_id', '=', clientId).execute();
  const payouts = await db.selectFrom('payout').select('amount_centavos').where('client_id', '=', clientId).execute();
  const amounts = [...(await read('application')), ...(await read('loan'))].map(({ amount }) => amount);
  return [...amounts, ...payouts.map(({ amount_centavos }) => amount_centavos)];
}

test('a decision uses the amount asked for when it is made, even when another amount arrives meanwhile', async () => {
  const applicant = await openApplication(server, 2_000);
  await fillIn(server, applicant);
  await uploadPhotos(server, applicant);
  const [, changed] = await Promise.all([
    expectDone(server.call(finishClientDocuments, NOTHING, applicant)),
    change(applicant, 3_000),
  ]);
  await untilStep(server, applicant.token, 'otp_agreement');
  const wanted = changed.status === 200 ? 300_000 : 200_000;
  const decision = await db
    .selectFrom('decision')
    .select(['variables', 'amount_centavos'])
    .where('application_id', '=', applicant.applicationId)
    .executeTakeFirstOrThrow();
  expect(decision).toMatchObject({ variables: { askedCentavos: wanted }, amount_centavos: wanted });
  expect(await amountsOf(applicant)).toEqual([wanted, wanted]);
});

test('another amount that arrives while the agreement is signed does not change what is lent', async () => {
  const applicant = await applyToSigning(server, { pesos: 2_000 });
  const otp = await codeFor(applicant);
  const [answer, ...changes] = await Promise.all([
    signed(applicant, otp),
    change(applicant, 3_000),
    change(applicant, 1_000),
  ]);
  expect([answer.status, ...changes.map(({ code }) => code)]).toEqual([
    200,
    'illegal_transition',
    'illegal_transition',
  ]);
  await untilStep(server, applicant.token, 'loan_page');
  expect(await amountsOf(applicant)).toEqual([200_000, 200_000, 200_000]);
  await expectBooksHold(server, applicant);
});

test('an offer that staff replace while the borrower takes it is signed as it was taken, and paid out once', async () => {
  const applicant = await apply(server, { seniorityMonths: 4 });
  await untilStep(server, applicant.token, 'manual_page');
  await expectDone(offer(applicant, 1_000));
  const accept = () => server.call(approveSpecialOffer, NOTHING, applicant);
  const [taken, again, secondAnswer] = await Promise.all([accept(), accept(), offer(applicant, 1_800)]);
  const accepted = [taken, again].filter(({ status }) => status === 200);
  expect(accepted).toHaveLength(1);
  expect([200, 409]).toContain(secondAnswer.status);
  const amount = accepted[0]?.data.principalAmount ?? 0;
  expect(accepted[0]?.data.status).toBe(APPLICATION_STATUS.signing);
  if (secondAnswer.status === 409) expect(amount).toBe(100_000);
  expect((await signed(applicant, await codeFor(applicant))).status).toBe(200);
  await untilStep(server, applicant.token, 'loan_page');
  expect(await amountsOf(applicant)).toEqual([amount, amount, amount]);
  await expectBooksHold(server, applicant);
});
