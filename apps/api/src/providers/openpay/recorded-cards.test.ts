import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { listening } from '../../../test/server/listening.ts';
import { createOpenPay } from './http.ts';

/** "Obtener un token" of https://documents.openpay.mx/docs/api/, as it is printed there. */
const TOKEN = {
  id: 'k1n0mscnjwhxqia8q7cm',
  card: {
    card_number: '411111XXXXXX1111',
    holder_name: 'Juan Perez Ramirez',
    expiration_year: '20',
    expiration_month: '12',
    address: {
      line1: 'Av 5 de Febrero',
      line2: 'Roble 207',
      line3: 'col carrillo',
      state: 'Queretaro',
      city: 'Querétaro',
      postal_code: '76900',
      country_code: 'MX',
    },
    creation_date: null,
    brand: 'visa',
  },
};

/** "Crear una tarjeta con token" of the same page: what is asked, and what is answered. */
const REQUEST = { token_id: 'tokgslwpdcrkhlgxqi9a', device_session_id: '8VIoXj0hN5dswYHQ9X1mVCiB72M7FY9o' };
const KEPT = {
  type: 'credit',
  brand: 'visa',
  id: 'kso4st83wxaibffyt6su',
  card_number: '4242',
  holder_name: 'Juan Perez Ramirez',
  expiration_year: '15',
  expiration_month: '12',
  allows_charges: true,
  allows_payouts: false,
  creation_date: '2014-02-12T10:57:09-06:00',
  bank_name: 'BANCOMER',
  bank_code: '012',
  customer_id: 'a2b79p8xmzeyvmolqfja',
};

test('the examples of the documentation are read, and the calls are made as they are printed there', async () => {
  const asked: unknown[] = [];
  const url = await listening(async (request, response) => {
    if (request.method === 'POST') asked.push(await json(request));
    const answer = request.url?.endsWith('/cards') ? KEPT : request.method === 'GET' ? TOKEN : { id: KEPT.customer_id };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  const openPay = createOpenPay({ url, merchantId: 'mzdtln0bmtms6o3kck8f', key: 'sk_1' }, lineTo('openpay'));
  expect(await openPay.readToken(TOKEN.id)).toEqual({
    maskedNumber: '411111XXXXXX1111',
    holderName: 'Juan Perez Ramirez',
    month: 12,
    year: 2020,
    brand: 'visa',
  });
  const owner = { clientId: 'c1', name: 'Juan Perez Ramirez', email: 'juan@example.com' };
  const card = { token: REQUEST.token_id, deviceSessionId: REQUEST.device_session_id, maskedNumber: '4242', owner };
  expect(await openPay.keepCard(card)).toEqual({ ok: true, value: { customerId: KEPT.customer_id, cardId: KEPT.id } });
  expect(asked[1]).toEqual(REQUEST);
});
