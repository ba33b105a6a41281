import { describe, expect, test } from 'vitest';
import { createSimulatedWorld, providerKey } from '../../test/simulated-world.ts';
import { clabeFrom } from '../openpay/payouts/clabe.ts';
import { passDebits } from './pass-debits.ts';

const dayMs = 86_400_000;
const headers = { 'api-key-id': 'ours', 'api-key-secret': providerKey };
const CONTRACT = [
  '--b',
  'content-disposition: form-data; name="contract"; filename="contract.pdf"',
  '',
  '%PDF',
  '--b--',
].join('\r\n');

/** Creates a customer whose account ends in those digits, and who allowed debits. */
async function allowedAccount(digits: string) {
  const world = createSimulatedWorld();
  const post = async (url: string, payload: object = {}, more: Record<string, string> = {}) =>
    world.app.inject({ method: 'POST', url: `/direct-debit${url}`, payload, headers: { ...headers, ...more } });
  const read = async (url: string) => (await world.app.inject({ url: `/direct-debit${url}`, headers })).json();
  const person = { firstname: 'Ana', lastname: 'Peña', documentType: 'mx_curp', documentNumber: 'X' };
  const { customerId } = (
    await post('/customers', { ...person, email: 'ana@example.com', phone: '5512345678' })
  ).json();
  const account = {
    accountNumber: clabeFrom(`01218000000000${digits}`),
    accountType: 'savings',
    bank: 'mx_bbva_bancomer',
  };
  const { paymentMethodId } = (await post('/payment_methods/bank_accounts', { ...account, customerId })).json();
  const { consentId } = (await post('/consents', { paymentMethodId })).json();
  const upload = { 'content-type': 'multipart/form-data; boundary=b' };
  const url = `/direct-debit/consents/${consentId}/files`;
  const sent = await world.app.inject({ method: 'POST', url, payload: CONTRACT, headers: { ...headers, ...upload } });
  expect(sent.statusCode).toBe(201);
  await passDebits(world.services);
  const ask = (key = 'k1', amount = 478.8) =>
    post(
      '/payment_requests',
      { amount, currency: 'mxn', reference: `r-${key}`, paymentMethodId },
      { 'idempotency-key': key },
    );
  /** Creates a debit and returns its id. */
  const debit = async (key?: string): Promise<string> => (await ask(key)).json().paymentRequestId;
  /** Returns a debit as it is after so many more days; each change of status takes a round of its own. */
  const afterDays = async (id: string, days: number) => {
    world.travel(days * dayMs);
    for (let round = 0; round < 3; round++) await passDebits(world.services);
    return read(`/payment_requests/${id}`);
  };
  const reported = () =>
    world.services.debitNotices.listDue(Number.MAX_SAFE_INTEGER).map(({ event }) => JSON.parse(event));
  return { ...world, post, read, paymentMethodId, ask, debit, afterDays, told: reported };
}

describe('a debit', () => {
  test.each([
    ['000', { status: 'successful', failedReason: null }],
    ['100', { status: 'successful', failedReason: null }],
    ['001', { status: 'failed', failedReason: '04', failedMessage: 'Cuenta con insuficiencia de fondos' }],
    ['002', { status: 'failed', failedReason: '01', failedMessage: 'Cuenta inexistente' }],
  ])('a debit of …%s becomes %j, and the lender is notified', async (digits, becomes) => {
    const { debit, afterDays, told: reported } = await allowedAccount(digits);
    const id = await debit();
    expect(await afterDays(id, 0)).toMatchObject(becomes);
    const notice = reported().find(({ eventType }) => eventType === 'payment_request_update');
    expect(notice).toMatchObject({
      eventCode: `payment_request_${becomes.status}`,
      details: { id, reference: 'r-k1', status: becomes.status, amount: 478.8 },
    });
  });

  test('a debit of …002 makes its account fail as well', async () => {
    const { ask, debit, afterDays, read, paymentMethodId } = await allowedAccount('002');
    await afterDays(await debit(), 0);
    expect(await read(`/payment_methods/${paymentMethodId}`)).toMatchObject({ status: 'failed', failedReason: '01' });
    expect((await ask('k2')).statusCode).toBe(400);
  });

  test('a debit of …003 is objected to 20 days later, and carries that date', async () => {
    const { debit, afterDays, told: reported } = await allowedAccount('003');
    const id = await debit();
    expect(await afterDays(id, 0)).toMatchObject({ status: 'successful' });
    expect(await afterDays(id, 19)).toMatchObject({ status: 'successful', chargebackDate: null });
    expect(await afterDays(id, 1)).toMatchObject({ status: 'chargeback', bankChargebackDate: '2026-03-22' });
    expect(reported().at(-1)).toMatchObject({ eventCode: 'payment_request_chargeback' });
  });

  test('a debit of …004 is processing for two days', async () => {
    const { debit, afterDays } = await allowedAccount('004');
    const id = await debit();
    expect(await afterDays(id, 1.9)).toMatchObject({ status: 'processing' });
    expect(await afterDays(id, 0.1)).toMatchObject({ status: 'successful' });
  });

  test('a debit is made once for one key, and a different one under the same key is refused', async () => {
    const { ask, debit, read } = await allowedAccount('000');
    const [one, two] = [await debit(), await debit()];
    expect(two).toBe(one);
    expect((await ask('k1', 500)).statusCode).toBe(409);
    expect(await read('/payment_requests?search=R-K1')).toMatchObject({
      items: [{ id: one, reference: 'r-k1', amount: '478.80' }],
    });
    expect(await read('/payment_requests?search=nobody')).toEqual({ items: [] });
  });

  test('a debit that its bank has not received can be cancelled, and no other', async () => {
    const { debit, post, afterDays } = await allowedAccount('000');
    const id = await debit();
    expect((await post(`/payment_requests/${id}/cancel`)).json()).toMatchObject({ status: 'canceled' });
    expect(await afterDays(id, 1)).toMatchObject({ status: 'canceled' });
    expect((await post(`/payment_requests/${id}/cancel`)).statusCode).toBe(400);
  });

  test('a debit is refused once its account is deactivated', async () => {
    const { ask, post, paymentMethodId } = await allowedAccount('000');
    await post(`/payment_methods/${paymentMethodId}/deactivate`);
    expect((await ask()).json()).toMatchObject({ statusCode: 400, error: 'Bad Request' });
  });

  test('a person can object to a debit on the page, once', async () => {
    const { app, debit, afterDays, submit, read } = await allowedAccount('000');
    const id = await debit();
    await afterDays(id, 0);
    expect((await app.inject('/domiciliacion')).body).toMatch(/Ana Peña[\s\S]*\$478\.80[\s\S]*Objetar/);
    expect((await submit(`/domiciliacion/${id}/object`, {})).statusCode).toBe(303);
    expect((await submit(`/domiciliacion/${id}/object`, {})).statusCode).toBe(409);
    expect(await read('/movements')).toMatchObject([{ id, type: 'debit', amount: 478.8 }]);
  });
});

test('a caller without the key is refused', async () => {
  const { app } = createSimulatedWorld();
  const asked = await app.inject({ url: '/direct-debit/movements', headers: { ...headers, 'api-key-secret': 'x' } });
  expect(asked.json()).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Invalid API key' });
});

test('an account is debited only once its holder allowed it', async () => {
  const { app } = createSimulatedWorld();
  const asked = await app.inject({
    method: 'POST',
    url: '/direct-debit/payment_requests',
    payload: { amount: 1, currency: 'mxn', reference: 'r', paymentMethodId: 'nobody' },
    headers,
  });
  expect(asked.statusCode).toBe(404);
});
