import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { centavos } from '@lender/money';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { listening } from '../../../test/server/listening.ts';
import { createOpenPay } from './http.ts';
import type { OpenPay } from './port.ts';

const order = { orderId: randomUUID(), amountCentavos: centavos(100), description: 'x', dueAt: new Date(0) };
const payout = { ...order, clabe: '012180015555555550', holderName: 'Ana' };

/** Starts an OpenPay that answers as a test says, to show what happens when something is wrong with it. */
async function provider(answer: (response: ServerResponse) => void): Promise<OpenPay> {
  const url = await listening((_, response) => answer(response));
  return createOpenPay({ url, merchantId: 'quincena', key: 'key' }, lineTo('openpay'));
}

const saying = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

const refusal = (code: number) => ({ error_code: code, description: 'Something', category: 'request' });

const CHARGE = {
  id: 'tr1',
  method: 'card',
  status: 'completed',
  amount: 1,
  operation_date: '2026-03-02T12:00:00-06:00',
};

afterEach(() => {
  vi.useRealTimers();
});

describe('calls whose outcome is unknown throw', () => {
  test.each([
    ['has trouble', 500, refusal(1000)],
    ['is closed', 503, refusal(1004)],
    ['does not take our key', 401, refusal(1002)],
    ['is asked too often', 429, refusal(1001)],
    ['refuses without saying why', 400, '<html>Bad Request</html>'],
    ['answers no JSON', 200, '<html>'],
    ['answers something else', 200, { id: 'tr1' }],
  ])('a call throws when the provider %s', async (_, status, body) => {
    const openPay = await provider(saying(status, body));
    await expect(openPay.createStoreCharge(order)).rejects.toThrow();
    await expect(openPay.createPayout(payout)).rejects.toThrow();
    await expect(openPay.getPayout('tr1')).rejects.toThrow();
    await expect(openPay.listCharges(order.orderId)).rejects.toThrow();
  });

  test('a call throws when an amount has fractions of a centavo', async () => {
    const answer = { id: 'tr1', order_id: order.orderId, status: 'completed', amount: 1.005, operation_date: 'x' };
    await expect((await provider(saying(200, answer))).getPayout('tr1')).rejects.toThrow('two decimals');
  });

  test('a call throws when the provider has the order and does not show it', async () => {
    const url = await listening((request, response) =>
      request.method === 'POST' ? saying(409, refusal(1006))(response) : saying(200, [])(response),
    );
    const openPay = createOpenPay({ url, merchantId: 'quincena', key: 'key' }, lineTo('openpay'));
    await expect(openPay.createPayout(payout)).rejects.toThrow('does not list it');
  });

  test('a call throws when no answer comes within five seconds', async () => {
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

describe('an answer that is lost on its way', () => {
  /** Simulates an OpenPay that does what is asked, breaks off the first answer, and makes each order once. */
  async function losing(path: string) {
    const made: { readonly id: string; readonly order_id: string; readonly status: string }[] = [];
    let posts = 0;
    const url = await listening(async (request, response) => {
      if (request.method !== 'POST') return saying(200, made)(response);
      const body = z.looseObject({ order_id: z.string() }).parse(await json(request));
      expect(request.url).toBe(`/v1/quincena/${path}`);
      posts += 1;
      if (made.some(({ order_id }) => order_id === body.order_id)) return saying(409, refusal(1006))(response);
      made.push({ ...CHARGE, ...body, id: `tr${made.length}`, status: 'in_progress' });
      return posts === 1 ? request.socket.destroy() : saying(200, made.at(-1))(response);
    });
    const openPay = createOpenPay({ url, merchantId: 'quincena', key: 'key' }, lineTo('openpay'));
    return { openPay, made, posts: () => posts };
  }

  test('a lost answer does not double a payout: the second try finds the first', async () => {
    const { openPay, made, posts } = await losing('payouts');
    expect(await openPay.createPayout(payout)).toMatchObject({
      ok: true,
      value: { id: 'tr0', orderId: order.orderId },
    });
    expect(posts()).toBe(2);
    expect(made).toHaveLength(1);
  });

  test('a lost answer does not double a charge of a card', async () => {
    const { openPay, made } = await losing('customers/a/charges');
    const charged = await openPay.chargeCard({ ...order, card: { customerId: 'a', cardId: 'k' } });
    expect(charged).toMatchObject({ ok: true, value: { id: 'tr0' } });
    expect(made).toHaveLength(1);
  });

  test('a call whose answer was lost is not repeated where the provider would do it twice', async () => {
    let asked = 0;
    const url = await listening((request, response) => {
      if (request.method === 'GET') return saying(200, { ...CHARGE, order_id: order.orderId })(response);
      asked += 1;
      return request.socket.destroy();
    });
    const openPay = createOpenPay({ url, merchantId: 'quincena', key: 'key' }, lineTo('openpay'));
    const refund = { chargeId: 'tr1', amountCentavos: centavos(100), description: 'x' };
    await expect(openPay.refundCharge(refund)).rejects.toThrow();
    await expect(openPay.cancelPayout('tr1')).rejects.toThrow();
    const owner = { clientId: randomUUID(), name: 'Ana', email: 'ana@example.com' };
    const card = { token: 'k1', deviceSessionId: undefined, maskedNumber: '411111XXXXXX1111', owner };
    await expect(openPay.keepCard(card)).rejects.toThrow();
    expect(asked).toBe(3);
  });
});

test.each([
  [400, 1001],
  [404, 1005],
  [412, 4001],
  [422, 1003],
  [423, 1008],
])('a call that the provider refuses with %i returns the refusal as a value', async (status, code) => {
  const openPay = await provider(saying(status, refusal(code)));
  const refused = { ok: false, problem: { code, description: 'Something' } };
  expect(await openPay.createPayout(payout)).toEqual(refused);
  expect(await openPay.createSpeiCharge(order)).toEqual(refused);
  expect(await openPay.chargeCard({ ...order, card: { customerId: 'a', cardId: 'k' } })).toEqual(refused);
});
