import { REFERENCE_PRICING } from '@lender/calculator';
import {
  createApplication,
  getActualApplication,
  getApplicationOffer,
  getCaseTimeline,
  getPaymentMethod,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS, CASH_BRANDS, type PayoutMethod } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { sellProduct } from '../../../../test/loans/sell-product.ts';
import {
  type Applicant,
  application,
  expectDone,
  NOTHING,
  openApplication,
  registerWithDetails,
} from '../../../../test/people/journey.ts';
import { refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { setApplication } from '../../../../test/server/stored.ts';

const server = await testServer();
const askFor = async (paymentMethod: PayoutMethod) => {
  const client = await registerWithDetails(server);
  const { body } = await application(server);
  const created = await server.call(createApplication, { body: { ...body, paymentMethod } }, client);
  return { client, created };
};
const withCash = await registerWithDetails(server);

const choose = (as: Applicant, paymentMethod: PayoutMethod) =>
  server.call(updateApplication, { params: { id: as.applicationId }, body: { paymentMethod } }, as);

refuses(createApplication, 'payout_method_not_offered', async () => (await askFor('cebuana')).created);
refuses(updateApplication, 'payout_method_not_offered', async () => choose(await openApplication(server), 'cebuana'));

test('an unknown payout method is an invalid request', async () => {
  const { body } = await application(server);
  const asked = { ...body, loanAmount: { amount: 2_000, currency: 'MXN' }, paymentMethod: 'oxxo' };
  expect((await server.send(createApplication, asked, withCash)).code).toBe('invalid_input');
});

test('the brands of a product can be asked for, and cash alone costs its withdrawal fee', async () => {
  await sellProduct(server, (config) => ({
    ...config,
    payoutMethods: ['bank_transfer', ...CASH_BRANDS],
    pricing: { ...REFERENCE_PRICING, rates: { ...REFERENCE_PRICING.rates, withdrawalFeeCentavos: centavos(2_500) } },
  }));
  for (const [method, fee] of [
    ['bank_transfer', 0],
    ['cebuana', 2_900],
    ['bdo', 2_900],
    ['m_lhuillier', 2_900],
  ] as const) {
    const { client, created } = await askFor(method);
    const { id, paymentMethod } = await expectDone(Promise.resolve(created));
    expect(paymentMethod).toBe(method);
    expect((await server.call(getActualApplication, NOTHING, client)).data.paymentMethod).toBe(method);
    await setApplication(server, { ...client, applicationId: id }, { status: APPLICATION_STATUS.signing });
    const { data } = await server.call(getApplicationOffer, { params: { id } }, client);
    expect(data.withdrawalFee.amount).toBe(fee);
  }
  const { methods } = (await server.call(getPaymentMethod, NOTHING, withCash)).data;
  expect(methods).toContainEqual({ method: 'cash', brand: 'm_lhuillier' });
});

test('another payout method may be chosen while nothing is decided, is priced again, and is written into the history', async () => {
  const applicant = await openApplication(server);
  for (const status of [APPLICATION_STATUS.new, APPLICATION_STATUS.verification]) {
    await setApplication(server, applicant, { status });
    expect((await choose(applicant, 'bdo')).data).toMatchObject({ paymentMethod: 'bdo', status });
    expect((await server.call(getActualApplication, NOTHING, applicant)).data.paymentMethod).toBe('bdo');
    expect((await choose(applicant, 'bank_transfer')).data.paymentMethod).toBe('bank_transfer');
  }
  await expectDone(choose(applicant, 'cebuana'));
  const params = { id: applicant.applicationId };
  const staff = { token: await server.operator() };
  const history = (await server.call(getCaseTimeline, { params }, staff)).data.map(({ event }) => event);
  expect(history).toContainEqual({ name: 'application.payout' });
  await setApplication(server, applicant, { status: APPLICATION_STATUS.signing });
  expect((await server.call(getApplicationOffer, { params }, applicant)).data.withdrawalFee.amount).toBe(2_900);
});

test.each([APPLICATION_STATUS.signing, APPLICATION_STATUS.accepted, APPLICATION_STATUS.yhatIncrease])(
  'no other payout method can be chosen in %i, nor together with another amount, nor by another client',
  async (status) => {
    const [applicant, stranger] = [await openApplication(server), await openApplication(server)];
    expect((await choose({ ...stranger, applicationId: applicant.applicationId }, 'bdo')).code).toBe('not_found');
    const path = updateApplication.path.replace('{id}', applicant.applicationId) as `/${string}`;
    const both = { paymentMethod: 'bdo', amount: { amount: 2_500, currency: 'MXN' } };
    expect((await server.send({ method: 'PUT', path }, both, applicant)).code).toBe('invalid_input');
    await setApplication(server, applicant, { status });
    expect(await choose(applicant, 'bdo')).toMatchObject({ status: 409, code: 'illegal_transition' });
  },
);
