import { pesosFromCentavos } from '@lender/money';
import { ok, type Result } from '@lender/result';
import type { KyInstance } from 'ky';
import * as z from 'zod/mini';
import { answerOf } from './answer.ts';
import { listOfOrder } from './list-of-order.ts';
import { listChargesSince } from './list-since.ts';
import { createOnce } from './once.ts';
import type { ChargeOrder, OpenPay } from './port.ts';
import { readCharge } from './read-charge.ts';
import type { ProviderCharge, ProviderRefusal } from './transactions.ts';

const NOT_FOUND = 1005;

const storeSchema = z.object({ payment_method: z.object({ reference: z.string(), barcode_url: z.string() }) });
const speiSchema = z.object({
  payment_method: z.object({ clabe: z.string().check(z.regex(/^\d{18}$/)), bank: z.string(), name: z.string() }),
});

type Charges = Pick<
  OpenPay,
  | 'createStoreCharge'
  | 'createSpeiCharge'
  | 'chargeCard'
  | 'listCharges'
  | 'listChargesSince'
  | 'getCharge'
  | 'refundCharge'
>;

/** Accesses OpenPay's charges: money that comes in. */
export function chargesOf(http: KyInstance): Charges {
  const create = (method: 'store' | 'bank_account', { orderId, dueAt, ...order }: ChargeOrder) =>
    createOnce(http, {
      path: 'charges',
      kind: 'charges',
      orderId,
      body: { ...wireOrder(order), method, due_date: dueAt.toISOString() },
    });
  const getCharge: Charges['getCharge'] = async (id) => {
    const answer = await answerOf(http.get(`charges/${encodeURIComponent(id)}`));
    if (answer.ok) return readCharge(answer.value);
    if (answer.problem.code === NOT_FOUND) return undefined;
    throw new Error(`the provider refused to show charge ${id}: ${answer.problem.code}`);
  };
  return {
    createStoreCharge: async (order) =>
      mapOk(await create('store', order), (answer) => {
        const { reference, barcode_url } = storeSchema.parse(answer).payment_method;
        return { ...readCharge(answer), reference, barcodeUrl: barcode_url };
      }),
    createSpeiCharge: async (order) =>
      mapOk(await create('bank_account', order), (answer) => {
        const { clabe, bank, name } = speiSchema.parse(answer).payment_method;
        return { ...readCharge(answer), clabe, bank, reference: name };
      }),
    chargeCard: async ({ orderId, card: { customerId, cardId }, ...order }) => {
      const path = `customers/${encodeURIComponent(customerId)}/charges`;
      const body = { ...wireOrder(order), method: 'card', source_id: cardId };
      return mapOk(await createOnce(http, { path, kind: 'charges', orderId, body }), readCharge);
    },
    listCharges: async (orderId) => (await listOfOrder(http, { kind: 'charges', orderId })).map(readCharge).reverse(),
    listChargesSince: async (since) => (await listChargesSince(http, since)).map(readCharge),
    getCharge,
    refundCharge: (refund) => refundOnce(http, refund, getCharge),
  };
}

const wireOrder = ({ amountCentavos, description }: Pick<ChargeOrder, 'amountCentavos' | 'description'>) => ({
  amount: pesosFromCentavos(amountCentavos),
  currency: 'MXN',
  description,
});

/** A refund has no order id, so the refunds of earlier tries are looked up first. */
async function refundOnce(
  http: KyInstance,
  { chargeId, amountCentavos, description }: Parameters<OpenPay['refundCharge']>[0],
  getCharge: OpenPay['getCharge'],
): Promise<Result<ProviderCharge, ProviderRefusal>> {
  const charge = await getCharge(chargeId);
  if (charge && charge.refundedCentavos >= amountCentavos) return ok(charge);
  const json = { description, amount: pesosFromCentavos(amountCentavos) };
  return mapOk(await answerOf(http.post(`charges/${encodeURIComponent(chargeId)}/refund`, { json })), readCharge);
}

const mapOk = <Value, Problem>(
  result: Result<unknown, Problem>,
  read: (answer: unknown) => Value,
): Result<Value, Problem> => (result.ok ? ok(read(result.value)) : result);
