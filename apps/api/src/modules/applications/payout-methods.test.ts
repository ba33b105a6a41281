import { REFERENCE_PRICING } from '@lender/calculator';
import { createApplication, getActualApplication, getApplicationOffer, getPaymentMethod } from '@lender/contract';
import { APPLICATION_STATUS, CASH_BRANDS, type PayoutMethod } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { refuses } from '../../../test/claims.ts';
import { application, expectDone, NOTHING, registerWithDetails } from '../../../test/journey.ts';
import { sellProduct } from '../../../test/sell-product.ts';
import { testServer } from '../../../test/server.ts';
import { setApplication } from '../../../test/stored.ts';

const server = await testServer();
const askFor = async (paymentMethod: PayoutMethod) => {
  const client = await registerWithDetails(server);
  const { body } = await application(server);
  const created = await server.call(createApplication, { body: { ...body, paymentMethod } }, client);
  return { client, created };
};
const withCash = await registerWithDetails(server);

refuses(createApplication, 'payout_method_not_offered', async () => (await askFor('cebuana')).created);

test('a word that is no way of paying out is no request', async () => {
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
