import { addDays, addMonthsClamped } from '@lender/calculator';
import { getCalculatorConfig, getPrivateOffer, getPublicOffer } from '@lender/contract';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { answers, refuses } from '../../../test/claims.ts';
import { NOTHING, register } from '../../../test/journey.ts';
import { testServer } from '../../../test/server.ts';

const server = await testServer();
const client = await register(server);
const { today } = await server.services.clock.business(server.services.db);
const first = addDays(today, 20);
const payDates: [typeof first, typeof first] = [first, addMonthsClamped(first, 1)];
const wish = (pesos: number) => ({ amount: centavos(pesos * 100), payCycle: 'monthly', payDates }) as const;
const asGuest = (pesos: number, sequence_type: 'first' | 'repeated' = 'first') =>
  server.call(getPublicOffer, { params: { ...wish(pesos), sequence_type }, query: {} });
const asClient = (pesos: number) => server.call(getPrivateOffer, { params: wish(pesos) }, client);

describe('the calculator', () => {
  answers(getCalculatorConfig, () => server.call(getCalculatorConfig, NOTHING));
  answers(getPublicOffer, () => asGuest(2_000));
  answers(getPrivateOffer, () => asClient(2_000));
  refuses(getPublicOffer, 'amount_out_of_limits', () => asGuest(4_100));
  refuses(getPrivateOffer, 'amount_out_of_limits', () => asClient(4_100));
  refuses(getPublicOffer, 'pay_dates_invalid', () => {
    const params = {
      ...wish(2_000),
      payDates: [today, today] as [typeof today, typeof today],
      sequence_type: 'first',
    } as const;
    return server.call(getPublicOffer, { params, query: {} });
  });
  refuses(getPrivateOffer, 'pay_dates_invalid', () => {
    const params = { ...wish(2_000), payDates: [today, today] as [typeof today, typeof today] };
    return server.call(getPrivateOffer, { params }, client);
  });

  test('prices a first loan the same for a guest and for the client that the guest becomes', async () => {
    expect((await asClient(2_000)).body).toEqual((await asGuest(2_000)).body);
  });

  test('offers more on the tab for clients who come back', async () => {
    expect((await asGuest(15_000, 'repeated')).status).toBe(200);
    expect((await asGuest(2_000, 'repeated')).data.total).toBeGreaterThan((await asGuest(2_000)).data.total);
  });

  test.each(['2000.001', '-2000', '2e3', '２０００', '0x7d0', 'NaN', '%20', '2000,5'])(
    'reads no amount in %j',
    async (amount) => {
      const url = `${server.origin}/web/public/arithmetic/offer/stl/first/${encodeURIComponent(amount)}/monthly/${payDates.join(',')}`;
      expect((await fetch(url)).status).toBe(422);
    },
  );
});
