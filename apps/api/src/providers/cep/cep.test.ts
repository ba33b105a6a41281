import { randomUUID } from 'node:crypto';
import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { listening } from '../../../test/listening.ts';
import { providerWorld } from '../../../test/provider-world.ts';
import { createOpenPay } from '../openpay/http.ts';
import { createCep } from './http.ts';

const world = await providerWorld();
const openPay = createOpenPay({ url: `${world.url}/openpay`, merchantId: 'quincena', key: world.providerKey });
const cep = createCep({ url: `${world.url}/cep`, key: world.providerKey });

/** A transfer that was made, as its payer would claim it. */
async function transfer({ isClosed = false } = {}) {
  const dueAt = new Date(world.now().getTime() + (isClosed ? -1 : 86_400_000));
  const order = { orderId: randomUUID(), amountCentavos: centavos(228_050), description: 'Pago', dueAt };
  const charge = await openPay.createSpeiCharge(order);
  if (!charge.ok) throw new Error('refused');
  const { clabe } = charge.value;
  const receipt = await world.submit('/transferencia/pay', { clabe, from: '032180000118359719', name: 'Ana Peña' });
  return {
    trackingKey: receipt.split('/').at(-1) ?? '',
    date: plainDate('2026-03-02'),
    senderBank: '032',
    receiverAccount: clabe,
    amountCentavos: centavos(228_050),
  };
}

test('a transfer that settled is proven, with the account that it came from', async () => {
  expect(await cep.verify(await transfer())).toEqual({
    status: 'settled',
    settledOn: '2026-03-02',
    sender: { account: '032180000118359719', name: 'Ana Peña' },
  });
});

test('a transfer to an account that was closed came back', async () => {
  expect(await cep.verify(await transfer({ isClosed: true }))).toEqual({ status: 'returned' });
});

test.each([
  { trackingKey: 'MX00000000000000000000' },
  { date: plainDate('2026-03-01') },
  { amountCentavos: centavos(228_051) },
  { senderBank: '012' },
])('nothing is proven of a transfer that was not made so: %j', async (change) => {
  expect(await cep.verify({ ...(await transfer()), ...change })).toEqual({ status: 'not_found' });
});

test('a transfer that is on its way is not proven yet', async () => {
  const answer = { found: true, estado: 'En proceso', fecha_operacion: '2026-03-02' };
  const url = await listening((_, response) => response.end(JSON.stringify(answer)));
  const claimed = await transfer();
  expect(await createCep({ url, key: 'key' }).verify(claimed)).toEqual({ status: 'not_found' });
});

test.each([
  [500, '{}'],
  [401, '{}'],
  [200, 'nothing'],
  [200, '{"found":true}'],
])('nobody knows when the service answers %i %s', async (status, body) => {
  const url = await listening((_, response) => response.writeHead(status).end(body));
  const claimed = await transfer();
  await expect(createCep({ url, key: 'key' }).verify(claimed)).rejects.toThrow();
});
