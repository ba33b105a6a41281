import { REFERENCE_PRICING } from '@lender/calculator';
import { getDraftAgreementPdf, getFlow, listMessages, sendSmsCodeTs } from '@lender/contract';
import { APPLICATION_STATUS, LOAN_STATUS } from '@lender/lending';
import { expect, test } from 'vitest';
import { moneyOf } from '../../../test/loans/money.ts';
import { sellProduct } from '../../../test/loans/sell-product.ts';
import { type Applicant, applyToSigning, NOTHING } from '../../../test/people/journey.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db } = server.services;

/** Fee that does not depend on the days left: 200 pesos of 2000 are 0.5 % a day of twenty days. */
const dearer = (rates: object) => ({ ...rates, invoicingFeeCentavos: 20_000 });

/** Every pay date here is 20 days ahead, and the next one a month later. */
const TERM = { minDays: 20, maxDays: 25 };

async function expectEnded(applicant: Applicant): Promise<void> {
  expect((await server.call(sendSmsCodeTs, NOTHING, applicant)).code).toBe('no_offer');
  expect((await server.call(getDraftAgreementPdf, NOTHING, applicant)).code).toBe('no_offer');

  const clientId = clientIdOf(applicant);
  const statuses = await db
    .selectFrom('application')
    .innerJoin('loan', 'loan.application_id', 'application.id')
    .select(['application.status', 'loan.status as loanStatus'])
    .where('application.client_id', '=', clientId)
    .execute();
  expect(statuses).toEqual([{ status: APPLICATION_STATUS.terminated, loanStatus: LOAN_STATUS.cannotMakeOffer }]);
  expect((await server.call(getFlow, NOTHING, applicant)).data.step).toBe('no_loan_page');
  const params = { id: clientId };
  const { data } = await server.call(listMessages, { params, query: {} }, { token: await server.operator() });
  expect(data.filter(({ kind }) => kind === 'offer_ended')).not.toHaveLength(0);
}

test('an offer that no longer has a price ends at its signature: nothing is lent, and its borrower is notified', async () => {
  await sellProduct(server, ({ pricing, ...config }) => ({
    ...config,
    pricing: { ...Object(pricing), termDays: { weekly: TERM, biweekly: TERM, semi_monthly: TERM, monthly: TERM } },
  }));
  const applicant = await applyToSigning(server);
  await moneyOf(server).passDays(1);
  await expectEnded(applicant);
});

test('an offer whose daily cost comes to exceed its cap ends at its signature, and its borrower is notified', async () => {
  await sellProduct(server, ({ pricing, servicing, ...config }) => ({
    ...config,
    pricing: { ...Object(pricing), termDays: REFERENCE_PRICING.termDays, rates: dearer(Object(pricing).rates) },
    servicing: { ...Object(servicing), caps: { totalShare: '1', dailyShare: '0.0130' } },
  }));
  const applicant = await applyToSigning(server);
  await moneyOf(server).passDays(1);
  await expectEnded(applicant);
});
