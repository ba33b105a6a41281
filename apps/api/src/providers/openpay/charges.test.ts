import { randomUUID } from 'node:crypto';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { createOpenPay } from './http.ts';

const world = await providerWorld();
const openPay = createOpenPay(
  { url: `${world.url}/openpay`, merchantId: 'quincena', key: world.providerKey },
  lineTo('openpay'),
);

const order = (orderId: string = randomUUID()) => ({
  orderId,
  amountCentavos: centavos(228_000),
  description: 'Pago de préstamo',
  dueAt: new Date(world.now().getTime() + 3 * 86_400_000),
});

async function storeCharge(orderId?: string) {
  const created = await openPay.createStoreCharge(order(orderId));
  if (!created.ok) throw new Error(`${created.problem.code}`);
  return created.value;
}

async function speiCharge(orderId?: string) {
  const created = await openPay.createSpeiCharge(order(orderId));
  if (!created.ok) throw new Error(`${created.problem.code}`);
  return created.value;
}

const statusOf = async (id: string) => (await openPay.getCharge(id))?.status;

describe('a reference for stores', () => {
  test('a reference for stores is made once for an order, also after it was paid twice', async () => {
    const orderId = randomUUID();
    const charge = await storeCharge(orderId);
    expect(charge).toMatchObject({ orderId, method: 'store', status: 'in_progress', amountCentavos: 228_000 });
    expect(charge.reference).toMatch(/^\d{16}$/);
    await world.submit('/tienda/pay', { reference: charge.reference, times: '2' });
    expect(await storeCharge(orderId)).toMatchObject({ id: charge.id, reference: charge.reference });
  });

  test('a reference for stores has all its payments listed, oldest first, however many pages they take', async () => {
    const { orderId = '', id, reference } = await storeCharge();
    for (let visit = 0; visit < 51; visit++) await world.submit('/tienda/pay', { reference, amount: '1', times: '2' });
    const payments = await openPay.listCharges(orderId);
    expect(new Set(payments.map((payment) => payment.id)).size).toBe(102);
    expect(payments[0]?.id).toBe(id);
    expect(payments.every(({ status, amountCentavos }) => status === 'completed' && amountCentavos === 100)).toBe(true);
  });

  test('a payment of a store reference states when the payer paid, and the provider’s fee', async () => {
    const { id, reference } = await storeCharge();
    await world.submit('/tienda/pay', { reference, amount: '350.5', paidAt: '2026-03-01T08:00' });
    expect(await openPay.getCharge(id)).toMatchObject({
      status: 'completed',
      amountCentavos: 35_050,
      operationDate: '2026-03-01T08:00:00-06:00',
      fee: { amountCentavos: 1_266, taxCentavos: 203 },
    });
  });

  test('a store reference is cancelled at the provider by hand, and a payment that is reversed is cancelled too', async () => {
    const unpaid = await storeCharge();
    await world.submit(`/cargos/${unpaid.id}/cancel`);
    expect(await statusOf(unpaid.id)).toBe('cancelled');
    const paid = await storeCharge();
    await world.submit('/tienda/pay', { reference: paid.reference });
    await world.submit(`/cargos/${paid.id}/reverse`);
    expect(await openPay.getCharge(paid.id)).toMatchObject({ status: 'cancelled', errorMessage: 'Revertido' });
  });
});

describe('an account of its own for a charge', () => {
  test('the account of a charge is paid by a transfer, which states where the money came from', async () => {
    const orderId = randomUUID();
    const charge = await speiCharge(orderId);
    expect(charge).toMatchObject({ orderId, method: 'bank_account', bank: 'STP', origin: undefined });
    expect((await speiCharge(orderId)).clabe).toBe(charge.clabe);
    await world.submit('/transferencia/pay', { clabe: charge.clabe, from: '032180000118359719', name: 'Ana Peña' });
    expect(await openPay.listCharges(orderId)).toMatchObject([
      {
        id: charge.id,
        status: 'completed',
        origin: { clabe: '032180000118359719', holderName: 'Ana Peña' },
        trackingKey: expect.stringMatching(/^MX\d{20}$/),
      },
    ]);
  });

  test('money that arrives with another reference has no order', async () => {
    const { clabe, orderId = '' } = await speiCharge();
    const receipt = await world.submit('/transferencia/pay', { clabe, reference: '0000000' });
    expect((await openPay.listCharges(orderId)).map(({ status }) => status)).toEqual(['in_progress']);
    const panel = await (await fetch(`${world.url}/cargos`)).text();
    const id = /<dd>(tr\w{18})<\/dd>\n<dt>Orden<\/dt><dd>Sin orden/.exec(panel)?.[1] ?? '';
    expect(await openPay.getCharge(id)).toMatchObject({
      orderId: undefined,
      status: 'completed',
      trackingKey: receipt.split('/').at(-1),
    });
  });

  test('the account of a charge is cancelled when its time is over', async () => {
    const { id } = await speiCharge();
    world.travelDays(4);
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('cancelled'), soon);
  });
});

describe('recent charges', () => {
  test('recent charges are listed whatever their order, as far back as the given moment', async () => {
    const before = await storeCharge();
    world.travelDays(2);
    const since = world.now();
    const { id, clabe } = await speiCharge();
    await world.submit('/transferencia/pay', { clabe, reference: '0000000' });
    const listed = await openPay.listChargesSince(since);
    expect(listed.map(({ orderId, status }) => [orderId === undefined, status])).toEqual([
      [true, 'completed'],
      [false, 'in_progress'],
    ]);
    expect(listed[1]?.id).toBe(id);
    const all = await openPay.listChargesSince(new Date(since.getTime() - 5 * 86_400_000));
    expect(all.map((charge) => charge.id)).toEqual(expect.arrayContaining([id, before.id]));
    expect(new Set(all.map((charge) => charge.id)).size).toBe(all.length);
  });

  test('recent charges are read page by page', async () => {
    world.travelDays(1);
    const since = world.now();
    const { reference } = await storeCharge();
    for (let visit = 0; visit < 51; visit++) await world.submit('/tienda/pay', { reference, amount: '1', times: '2' });
    expect(await openPay.listChargesSince(since)).toHaveLength(102);
  });
});

test('a charge that the provider does not know is undefined', async () => {
  expect(await openPay.getCharge('tr0')).toBeUndefined();
  expect(await openPay.listCharges(randomUUID())).toEqual([]);
});

test('an amount over the provider’s limit is refused as a value', async () => {
  expect(await openPay.createStoreCharge({ ...order(), amountCentavos: centavos(100_000_001) })).toMatchObject({
    ok: false,
    problem: { code: 1001, description: expect.stringContaining('amount') },
  });
});
