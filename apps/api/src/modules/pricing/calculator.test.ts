import { addDays, addMonthsClamped } from '@lender/calculator';
import { getCalculatorConfig, getPrivateOffer, getPublicOffer } from '@lender/contract';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { NOTHING, register } from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const client = await register(server);
const { today } = await server.services.clock.business(server.services.db);
const first = addDays(today, 20);
const payDates: [typeof first, typeof first] = [first, addMonthsClamped(first, 1)];
const request = (pesos: number) => ({ amount: centavos(pesos * 100), payCycle: 'monthly', payDates }) as const;
const asGuest = (pesos: number, sequence_type: 'first' | 'repeated' = 'first') =>
  server.call(getPublicOffer, { params: { ...request(pesos), sequence_type }, query: {} });
const asClient = (pesos: number) => server.call(getPrivateOffer, { params: request(pesos) }, client);

describe('the calculator', () => {
  answers(getCalculatorConfig, () => server.call(getCalculatorConfig, NOTHING));
  answers(getPublicOffer, () => asGuest(2_000));
  answers(getPrivateOffer, () => asClient(2_000));
  refuses(getPublicOffer, 'amount_out_of_limits', () => asGuest(4_100));
  refuses(getPrivateOffer, 'amount_out_of_limits', () => asClient(4_100));
  refuses(getPublicOffer, 'pay_dates_invalid', () => {
    const params = {
      ...request(2_000),
      payDates: [today, today] as [typeof today, typeof today],
      sequence_type: 'first',
    } as const;
    return server.call(getPublicOffer, { params, query: {} });
  });
  refuses(getPrivateOffer, 'pay_dates_invalid', () => {
    const params = { ...request(2_000), payDates: [today, today] as [typeof today, typeof today] };
    return server.call(getPrivateOffer, { params }, client);
  });

  test('the calculator prices a first loan the same for a guest and for the client that the guest becomes', async () => {
    expect((await asClient(2_000)).body).toEqual((await asGuest(2_000)).body);
  });

  test('the calculator offers more on the tab for returning clients', async () => {
    expect((await asGuest(15_000, 'repeated')).status).toBe(200);
    expect((await asGuest(2_000, 'repeated')).data.total).toBeGreaterThan((await asGuest(2_000)).data.total);
  });

  test.each([
    '-1',
    '0',
    '1e21',
    '1e3',
    '9007199254740993',
    '2000.001',
    '2050',
    '02000',
    '2,000',
    '2000,5',
    '+2000',
    '２０００',
    '0x7d0',
    'NaN',
    'Infinity',
    '2000,3000',
    '[2000]',
    '{}',
    '%20',
    ' 2000',
    'null',
  ])('the calculator refuses %j as an amount', async (text) => {
    const amount = encodeURIComponent(text);
    const publicUrl = `/web/public/arithmetic/offer/stl/first/${amount}/monthly/${payDates.join(',')}`;
    const privateUrl = `/web/private/client/arithmetic/offer/stl/${amount}/monthly/${payDates.join(',')}`;
    const headers = { authorization: `Bearer ${client.token}` };
    for (const url of [publicUrl, privateUrl])
      expect((await fetch(`${server.origin}${url}`, { headers })).status).toBe(422);
  });

  test.each(['2026-02-30,2026-03-30', '2026-12-01', '2026-12-01,2026-12-01', 'mañana,pasado', '20261201,20270101'])(
    'the calculator refuses %j as pay dates',
    async (dates) => {
      const url = `/web/public/arithmetic/offer/stl/first/2000/monthly/${encodeURIComponent(dates)}`;
      expect((await fetch(`${server.origin}${url}`)).status).toBe(422);
    },
  );
});
