import { randomUUID } from 'node:crypto';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { tokenFrom } from '../../../test/people/card-token.ts';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { createOpenPay } from './http.ts';

const world = await providerWorld();
const openPay = createOpenPay(
  { url: `${world.url}/openpay`, merchantId: 'quincena', key: world.providerKey },
  lineTo('openpay'),
);

const owner = (clientId: string = randomUUID()) => ({ clientId, name: 'Ana Peña', email: 'ana@example.com' });
const tokenOf = (number: string, merchantId = 'quincena') =>
  tokenFrom(world.url, number, { holderName: 'Ana Peña', month: 3, year: 2028, merchantId });
const keepToken = (token: string, number: string, clientId?: string) => {
  const maskedNumber = `${number.slice(0, 6)}XXXXXX${number.slice(-4)}`;
  return openPay.keepCard({ token, deviceSessionId: undefined, maskedNumber, owner: owner(clientId) });
};

async function keep(number: string, clientId?: string) {
  const kept = await keepToken(await tokenOf(number), number, clientId);
  if (!kept.ok) throw new Error(`${kept.problem.code}`);
  return kept.value;
}

const charge = (card: Awaited<ReturnType<typeof keep>>, orderId: string = randomUUID()) =>
  openPay.chargeCard({ orderId, amountCentavos: centavos(70_000), description: 'Pago', card });

describe('a card', () => {
  test('a card is kept once for a client, however often it is registered', async () => {
    const clientId = randomUUID();
    const card = await keep('4111111111111111', clientId);
    expect(await keep('4111111111111111', clientId)).toEqual(card);
    expect(await keep('5555555555554444', clientId)).toMatchObject({ customerId: card.customerId });
    expect(await keep('4111111111111111')).not.toEqual(card);
  });

  test('a card is read by its token, as long as the token is unused and ours', async () => {
    const token = await tokenOf('4111111111111111');
    const read = { maskedNumber: '411111XXXXXX1111', holderName: 'Ana Peña', month: 3, year: 2028, brand: 'visa' };
    expect(await openPay.readToken(token)).toEqual(read);
    expect(await openPay.readToken(token)).toEqual(read);
    expect(await openPay.readToken(await tokenOf('4111111111111111', 'another'))).toBeUndefined();
    expect(await openPay.readToken('kunknown')).toBeUndefined();
    expect((await keepToken(token, '4111111111111111')).ok).toBe(true);
    expect(await openPay.readToken(token)).toBeUndefined();
    expect(await keepToken(token, '4111111111111111')).toMatchObject({ ok: false, problem: { code: 1005 } });
  });

  test('a card is charged once for an order', async () => {
    const card = await keep('4111111111111111');
    const orderId = randomUUID();
    const first = await charge(card, orderId);
    expect(first).toMatchObject({ ok: true, value: { orderId, method: 'card', status: 'completed' } });
    expect(await charge(card, orderId)).toEqual(first);
    expect(await openPay.listCharges(orderId)).toHaveLength(1);
  });

  test.each([
    ['4444444444444448', 3003],
    ['4000000000000341', 3001],
  ])(
    'the card %s is refused with %i when it is charged, and asking again reports that it failed',
    async (number, code) => {
      const card = await keep(number);
      const orderId = randomUUID();
      expect(await charge(card, orderId)).toMatchObject({ ok: false, problem: { code } });
      expect(await charge(card, orderId)).toMatchObject({ ok: true, value: { status: 'failed' } });
    },
  );

  test('a charge of a card that is not kept is refused as a value', async () => {
    expect(await charge({ customerId: 'a0', cardId: 'k0' })).toMatchObject({ ok: false, problem: { code: 1005 } });
  });
});

describe('a card charge', () => {
  const charged = async () => {
    const done = await charge(await keep('4111111111111111'));
    if (!done.ok) throw new Error(`${done.problem.code}`);
    return done.value.id;
  };
  const refund = (chargeId: string, amount: number) =>
    openPay.refundCharge({ chargeId, amountCentavos: centavos(amount), description: 'Pago de más' });

  test('a card charge is refunded once, also when the answer was lost', async () => {
    const id = await charged();
    const first = await refund(id, 70_000);
    expect(first).toMatchObject({ ok: true, value: { status: 'refunded', refundedCentavos: 70_000 } });
    expect(await refund(id, 70_000)).toEqual(first);
  });

  test('a card charge can be refunded in part', async () => {
    const id = await charged();
    expect(await refund(id, 5_000)).toMatchObject({
      ok: true,
      value: { status: 'completed', refundedCentavos: 5_000 },
    });
    expect(await refund(id, 5_000)).toMatchObject({ ok: true, value: { refundedCentavos: 5_000 } });
    expect(await refund(id, 6_000)).toMatchObject({ ok: false, problem: { code: 3006 } });
  });

  test.each([
    ['accept', 'chargeback_accepted'],
    ['reject', 'chargeback_adjustment'],
  ])('a card charge that its holder objects to waits for the bank, which may %s it', async (verdict, status) => {
    const id = await charged();
    await world.submit(`/cargos/${id}/object`);
    expect((await openPay.getCharge(id))?.status).toBe('chargeback_pending');
    await world.submit(`/cargos/${id}/${verdict}`);
    expect((await openPay.getCharge(id))?.status).toBe(status);
  });
});

test('money that came by a store is not refunded', async () => {
  const dueAt = new Date(world.now().getTime() + 86_400_000);
  const store = await openPay.createStoreCharge({
    orderId: randomUUID(),
    amountCentavos: centavos(100),
    description: 'x',
    dueAt,
  });
  if (!store.ok) throw new Error('refused');
  const refund = { chargeId: store.value.id, amountCentavos: centavos(100), description: 'x' };
  expect(await openPay.refundCharge(refund)).toMatchObject({ ok: false, problem: { code: 3006 } });
});
