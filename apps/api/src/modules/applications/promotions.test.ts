import {
  applyPromoCode,
  createApplication,
  finishClientDocuments,
  getApplicationOffer,
  getPrivateOffer,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { endPromotion, keepPromotion, promotionMaker, usesOf } from '../../../test/loans/promotion.ts';
import {
  type Applicant,
  application,
  type Client,
  expectDone,
  fillIn,
  NOTHING,
  openApplication,
  registerWithDetails,
  sign,
  untilStep,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, setApplication } from '../../../test/server/stored.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { findApplication } from './application-record.ts';
import { moveApplication } from './move-application.ts';

const server = await testServer();
const makePromotion = await promotionMaker(server);
const asked = await application(server);

const keeping = async (code: string): Promise<Client> => {
  const client = await registerWithDetails(server);
  await keepPromotion(server, code, client);
  return client;
};
const open = async (client: Client): Promise<Applicant> => {
  const { id } = await expectDone(server.call(createApplication, asked, client));
  return { ...client, applicationId: id };
};
const withdraw = (applicant: Applicant) =>
  server.call(
    updateApplication,
    { params: { id: applicant.applicationId }, body: { status: APPLICATION_STATUS.canceled } },
    applicant,
  );
const offerTo = (applicant: Applicant) =>
  expectDone(server.call(getApplicationOffer, { params: { id: applicant.applicationId } }, applicant));

async function codesOf(client: Client): Promise<{ kept: string | null; applications: (string | null)[] }> {
  const { db } = server.services;
  const client_id = clientIdOf(client);
  const { promo_code } = await db
    .selectFrom('client')
    .select('promo_code')
    .where('client_id', '=', client_id)
    .executeTakeFirstOrThrow();
  const applications = await db
    .selectFrom('application')
    .select('promo_code')
    .where('client_id', '=', client_id)
    .orderBy('id')
    .execute();
  return { kept: promo_code, applications: applications.map((row) => row.promo_code) };
}

describe('an application', () => {
  test('an application uses the promotion that was kept for it, once', async () => {
    const code = await makePromotion();
    const client = await keeping(code);
    await open(client);
    expect(await codesOf(client)).toEqual({ kept: null, applications: [code] });
    expect(await usesOf(server, code)).toEqual({ uses: 1, clients: 1 });
    const again = await server.call(applyPromoCode, { body: { code } }, client);
    expect(again).toMatchObject({ status: 422, code: 'promo_code_used' });
  });

  test.each([
    ['worse', { interest: 0.1, serviceFee: 0.1 }],
    ['as good', { interest: 0.2, serviceFee: 0.2 }],
  ])('an application spends no promotion that is %s than the discount of a first loan', async (_, discount) => {
    const code = await makePromotion({ discount });
    const client = await keeping(code);
    await open(client);
    expect(await codesOf(client)).toEqual({ kept: code, applications: [null] });
    expect(await usesOf(server, code)).toEqual({ uses: 0, clients: 0 });
  });

  test('an application opens without a promotion that ended since it was kept', async () => {
    const code = await makePromotion();
    const client = await keeping(code);
    await endPromotion(server, code);
    await open(client);
    expect((await codesOf(client)).applications).toEqual([null]);
  });

  test('an application keeps its price when the promotion ends afterwards', async () => {
    const code = await makePromotion({ discount: { interest: 0.5, serviceFee: 0.5 } });
    const client = await keeping(code);
    const params = { ...priceOfAsked(), amount: centavos(200_000) };
    const { data: promised } = await server.call(getPrivateOffer, { params }, client);
    const applicant = await open(client);
    await endPromotion(server, code);
    await setApplication(server, applicant, { status: APPLICATION_STATUS.signing });
    expect(await offerTo(applicant)).toEqual(promised);
    expect(promised.late).toHaveLength(2);
    expect(promised.discount).toEqual({ interest: 0.5, serviceFee: 0.5 });
  });

  test("an application saves the client's pay dates", async () => {
    const client = await openApplication(server);
    const saved = await server.services.db
      .selectFrom('client')
      .select(['pay_cycle', 'first_pay_date', 'second_pay_date'])
      .where('client_id', '=', clientIdOf(client))
      .executeTakeFirstOrThrow();
    const { first_repayment_option, second_repayment_option } = asked.body.payDates;
    expect(saved).toEqual({
      pay_cycle: 'monthly',
      first_pay_date: first_repayment_option,
      second_pay_date: second_repayment_option,
    });
  });
});

describe('many requests at once', () => {
  test('the last use of a promotion is spent once, whichever of twenty clients comes first', async () => {
    const code = await makePromotion({ maxUses: 1 });
    const clients = await Promise.all(Array.from({ length: 20 }, () => keeping(code)));
    const opened = await Promise.all(clients.map((client) => server.call(createApplication, asked, client)));
    expect(opened.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const codes = (await Promise.all(clients.map(codesOf))).flatMap(({ applications }) => applications);
    expect(codes.filter((used) => used === code)).toHaveLength(1);
    expect(await usesOf(server, code)).toEqual({ uses: 1, clients: 1 });
  });

  test('twenty requests of one client use a promotion once', async () => {
    const code = await makePromotion();
    const client = await keeping(code);
    await Promise.all(Array.from({ length: 20 }, () => server.call(createApplication, asked, client)));
    expect(await usesOf(server, code)).toEqual({ uses: 1, clients: 1 });
    expect((await codesOf(client)).applications).toEqual([code]);
  });

  test('twenty withdrawals give a use back once', async () => {
    const code = await makePromotion();
    const [applicant] = [await open(await keeping(code)), await open(await keeping(code))];
    await Promise.all(Array.from({ length: 20 }, () => withdraw(applicant)));
    expect(await usesOf(server, code)).toEqual({ uses: 1, clients: 1 });
  });
});

describe('applications without a signature', () => {
  test.each([
    ['rejected', APPLICATION_STATUS.rejected, 'checker'],
    ['terminated', APPLICATION_STATUS.terminated, 'timer'],
  ] as const)('a %s application gives the use of its promotion back', async (_, to, actor) => {
    const code = await makePromotion();
    const applicant = await open(await keeping(code));
    await setApplication(server, applicant, { status: APPLICATION_STATUS.signing });
    const owner = { clientId: clientIdOf(applicant), applicationId: applicant.applicationId };
    await inTransaction(server.services.db, async (tx) => {
      const record = await findApplication(tx, owner);
      if (record) await moveApplication(tx, { record, to, actor, by: 'system' }, server.services);
    });
    expect(await usesOf(server, code)).toEqual({ uses: 0, clients: 0 });
    expect((await codesOf(applicant)).kept).toBe(code);
  });

  test('a withdrawn application gives the use of its promotion back, and the client keeps the promotion', async () => {
    const code = await makePromotion({ maxUses: 1 });
    const applicant = await open(await keeping(code));
    await expectDone(withdraw(applicant));
    expect(await usesOf(server, code)).toEqual({ uses: 0, clients: 0 });
    await open(applicant);
    expect(await codesOf(applicant)).toEqual({ kept: null, applications: [code, code] });
    expect(await usesOf(server, code)).toEqual({ uses: 1, clients: 1 });
  });

  test('a withdrawn application leaves another promotion that is kept by then', async () => {
    const [code, other] = [await makePromotion(), await makePromotion()];
    const applicant = await open(await keeping(code));
    await keepPromotion(server, other, applicant);
    await expectDone(withdraw(applicant));
    expect((await codesOf(applicant)).kept).toBe(other);
    expect(await usesOf(server, code)).toEqual({ uses: 0, clients: 0 });
  });
});

test('a signature makes the use of a promotion final, and the agreement states the price', async () => {
  const code = await makePromotion({ discount: { interest: 1, serviceFee: 1 } });
  const applicant = await open(await keeping(code));
  await fillIn(server, applicant);
  await uploadPhotos(server, applicant);
  await expectDone(server.call(finishClientDocuments, NOTHING, applicant));
  await untilStep(server, applicant.token, 'otp_agreement');
  const offer = await offerTo(applicant);
  expect(offer.total).toBe(
    offer.principal + offer.processingFee.amount + offer.withdrawalFee.amount + offer.invoicingFee.amount,
  );
  await expectDone(sign(server, applicant));
  await untilStep(server, applicant.token, 'loan_page');
  expect(await usesOf(server, code)).toEqual({ uses: 1, clients: 1 });
  const loan = await server.services.db
    .selectFrom('loan')
    .select('total_centavos')
    .where('client_id', '=', clientIdOf(applicant))
    .executeTakeFirstOrThrow();
  expect(loan.total_centavos).toBe(offer.total);

  // Sets the status as if the money had come back and a person had to review it.
  await setApplication(server, applicant, { status: APPLICATION_STATUS.manualVerification });
  await expectDone(withdraw(applicant));
  expect(await usesOf(server, code)).toEqual({ uses: 1, clients: 1 });
});

function priceOfAsked() {
  const { salaryCycle, payDates } = asked.body;
  const { first_repayment_option: first, second_repayment_option: second } = payDates;
  return { payCycle: salaryCycle, payDates: [first, second] as [typeof first, typeof second] };
}
