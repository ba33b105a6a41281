import { createApplication, finishClientDocuments, getClient, getPrivateOffer } from '@lender/contract';
import { type AdditionalLoanBar, LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import {
  type Applicant,
  application,
  borrow,
  type Client,
  expectDone,
  NOTHING,
  sign,
  untilStep,
} from '../../../test/people/journey.ts';
import { refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db } = server.services;
const ask = async (client: Client, pesos: number) =>
  server.call(createApplication, await application(server, pesos), client);
const because = (reason: AdditionalLoanBar) => ({ error: { code: 'additional_loan_refused', details: { reason } } });

/** Client who owes a first loan of 2000 pesos; the limit of a first loan is 4000. */
const owing = await borrow(server, { pesos: 2_000 });

describe('a client with an active loan', () => {
  test('a client with an active loan may ask for what the limit leaves, and is shown that amount', async () => {
    expect((await server.call(getClient, NOTHING, owing)).data).toMatchObject({
      hasActiveLoan: true,
      availableLoanAmount: 200_000,
    });
    const { body } = await application(server, 2_000);
    const { first_repayment_option: first, second_repayment_option: second } = body.payDates;
    const offer = (pesos: number) => {
      const params = { amount: centavos(pesos * 100), payCycle: body.salaryCycle, payDates: [first, second] as const };
      return server.call(getPrivateOffer, { params: { ...params, payDates: [...params.payDates] } }, owing);
    };
    expect((await offer(2_000)).status).toBe(200);
    expect((await offer(2_100)).code).toBe('amount_out_of_limits');
    // Less than the least additional loan.
    expect((await offer(900)).code).toBe('amount_out_of_limits');
  });

  test('a client with an active loan gets a second loan beside the first, and no third', async () => {
    expect((await ask(owing, 2_100)).code).toBe('amount_out_of_limits');
    const both = await Promise.all([ask(owing, 1_500), ask(owing, 2_000)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const applicationId = both.find(({ status }) => status === 201)?.data.id ?? '';
    const second: Applicant = { ...owing, applicationId };
    await expectDone(server.call(finishClientDocuments, NOTHING, second));
    await untilStep(server, second.token, 'otp_agreement');
    server.passSeconds(60);
    await expectDone(sign(server, second));
    await untilStep(server, second.token, 'loan_page');
    const loans = await db.selectFrom('loan').selectAll().where('client_id', '=', clientIdOf(owing)).execute();
    expect(loans.map(({ status }) => status)).toEqual([LOAN_STATUS.active, LOAN_STATUS.active]);
    const third = await ask(owing, 1_000);
    expect(third).toMatchObject({ status: 409, code: 'additional_loan_refused' });
    expect(third.body).toMatchObject(because('too_many_loans'));
  });

  refuses(createApplication, 'additional_loan_refused', async () => {
    const answer = await ask(await borrow(server, { pesos: 3_500 }), 1_000);
    expect(answer.body).toMatchObject(because('not_enough_room'));
    return answer;
  });

  test('a client is refused another loan while the first is on hold', async () => {
    const client = await borrow(server, { pesos: 2_000 });
    await db
      .updateTable('loan')
      .set({ status: LOAN_STATUS.onHold })
      .where('client_id', '=', clientIdOf(client))
      .execute();
    expect((await ask(client, 1_000)).body).toMatchObject(because('loan_not_active'));
  });
});

test('a client who is late with a loan gets no other one', async () => {
  const client = await borrow(server, { pesos: 2_000 });
  const days = 30;
  await db
    .updateTable('business_clock')
    .set({ offset_ms: days * 86_400_000 })
    .execute();
  expect((await ask(client, 1_000)).body).toMatchObject(because('loan_late'));
});
