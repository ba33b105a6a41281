import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { centavos } from '@lender/money';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listening } from '../../../test/listening.ts';
import { createOpenPay } from './http.ts';
import type { OpenPay } from './port.ts';

const order = { orderId: randomUUID(), amountCentavos: centavos(100), description: 'x', dueAt: new Date(0) };
const payout = { ...order, clabe: '012180015555555550', holderName: 'Ana' };

/** OpenPay as it is when something is wrong with it. */
async function provider(answer: (response: ServerResponse) => void): Promise<OpenPay> {
  const url = await listening((_, response) => answer(response));
  return createOpenPay({ url, merchantId: 'quincena', key: 'key' });
}

const saying = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

const refusal = (code: number) => ({ error_code: code, description: 'Something', category: 'request' });

afterEach(() => {
  vi.useRealTimers();
});

describe('nobody knows what happened, so it throws', () => {
  test.each([
    ['has trouble', 500, refusal(1000)],
    ['is closed', 503, refusal(1004)],
    ['does not take our key', 401, refusal(1002)],
    ['is asked too often', 429, refusal(1001)],
    ['refuses without saying why', 400, '<html>Bad Request</html>'],
    ['answers no JSON', 200, '<html>'],
    ['answers something else', 200, { id: 'tr1' }],
  ])('when the provider %s', async (_, status, body) => {
    const openPay = await provider(saying(status, body));
    await expect(openPay.createStoreCharge(order)).rejects.toThrow();
    await expect(openPay.createPayout(payout)).rejects.toThrow();
    await expect(openPay.getPayout('tr1')).rejects.toThrow();
    await expect(openPay.listCharges(order.orderId)).rejects.toThrow();
  });

  test('when an amount has fractions of a centavo', async () => {
    const answer = { id: 'tr1', order_id: order.orderId, status: 'completed', amount: 1.005, operation_date: 'x' };
    await expect((await provider(saying(200, answer))).getPayout('tr1')).rejects.toThrow('two decimals');
  });

  test('when the provider has the order and does not show it', async () => {
    const url = await listening((request, response) =>
      request.method === 'POST' ? saying(409, refusal(1006))(response) : saying(200, [])(response),
    );
    const openPay = createOpenPay({ url, merchantId: 'quincena', key: 'key' });
    await expect(openPay.createPayout(payout)).rejects.toThrow('does not list it');
  });

  test('when no answer comes within five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isAsked = false;
    const openPay = await provider(() => {
      isAsked = true;
    });
    const answer = expect(openPay.getPayout('tr1')).rejects.toThrow('timed out');
    while (!isAsked) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(5_000);
    await answer;
  });
});

test.each([
  [400, 1001],
  [404, 1005],
  [412, 4001],
  [422, 1003],
  [423, 1008],
])('what the provider refuses by %i is a value', async (status, code) => {
  const openPay = await provider(saying(status, refusal(code)));
  const refused = { ok: false, problem: { code, description: 'Something' } };
  expect(await openPay.createPayout(payout)).toEqual(refused);
  expect(await openPay.createSpeiCharge(order)).toEqual(refused);
  expect(await openPay.chargeCard({ ...order, card: { customerId: 'a', cardId: 'k' } })).toEqual(refused);
});
