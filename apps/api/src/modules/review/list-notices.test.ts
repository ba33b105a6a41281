import { listNotices } from '@lender/contract';
import { expect, test } from 'vitest';
import { answers } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const staff = { token: await server.operator() };

const password = server.env.keys.webhookPassword;
const authorization = `Basic ${Buffer.from(`openpay:${password}`).toString('base64')}`;
const notify = (body: unknown) =>
  server.send({ method: 'POST', path: '/webhooks/openpay' }, body, { headers: { authorization } });

const orderId = crypto.randomUUID();
await notify({ type: 'charge.succeeded', transaction: { id: 'tr1', order_id: orderId, amount: 500 } });
await notify({ type: 'verification', verification_code: 'Q7vZ1' });

answers(listNotices, () => server.call(listNotices, { query: {} }, staff));

test('the list shows the subject of each notice, newest first, and the code that verifies us', async () => {
  const { data } = await server.call(listNotices, { query: {} }, staff);
  const unknown = { transactionId: null, orderId: null, subject: null, verificationCode: null };
  const about = { id: expect.any(String), provider: 'openpay', ...unknown };
  expect(data).toEqual([
    { ...about, type: 'verification', verificationCode: 'Q7vZ1', receivedAt: expect.any(String) },
    { ...about, type: 'charge.succeeded', transactionId: 'tr1', orderId, receivedAt: expect.any(String) },
  ]);
});

test('the list finds the notices about a payment', async () => {
  const of = async (transactionId: string) =>
    (await server.call(listNotices, { query: { transactionId } }, staff)).data.map(({ type }) => type);
  expect(await of('tr1')).toEqual(['charge.succeeded']);
  expect(await of('tr2')).toEqual([]);
});
