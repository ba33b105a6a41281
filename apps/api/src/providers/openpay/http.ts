import { type Centavos, centavosFromPesos, pesosFromCentavos } from '@lender/money';
import * as z from 'zod/mini';
import { tokenizeCard } from './cards.ts';
import { errorCodeOf, openPayHttp } from './connection.ts';
import type { OpenPay, ProviderPayout, StoreCharge } from './port.ts';

const ORDER_EXISTS = 1006;

const transaction = {
  id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  operation_date: z.string(),
};
const chargeSchema = z.object({
  ...transaction,
  status: z.enum(['in_progress', 'completed', 'failed', 'cancelled', 'expired']),
  payment_method: z.object({ type: z.literal('store'), reference: z.string(), barcode_url: z.string() }),
});
const payoutSchema = z.object({
  ...transaction,
  status: z.enum(['in_progress', 'completed', 'failed']),
  tracking_key: z.optional(z.nullable(z.string())),
  error_message: z.optional(z.nullable(z.string())),
});

/** OpenPay over its own HTTP protocol. */
export function createOpenPay({ url, key }: { url: string; key: string }): OpenPay {
  const http = openPayHttp({ url, key });

  /** Creates, or finds what an earlier try with the same order id created. */
  async function once(kind: 'charges' | 'payouts', orderId: string, body: Record<string, unknown>): Promise<unknown> {
    try {
      return await http.post(kind, { json: { ...body, order_id: orderId } }).json();
    } catch (error) {
      if (errorCodeOf(error) !== ORDER_EXISTS) throw error;
      const found = await http.get(kind, { searchParams: { order_id: orderId } }).json();
      return z.array(z.unknown()).parse(found)[0];
    }
  }

  return {
    createStoreCharge: async ({ orderId, amountCentavos, description }) => {
      const body = { method: 'store', amount: pesosFromCentavos(amountCentavos), description };
      return readCharge(await once('charges', orderId, body));
    },
    listStoreCharges: async (orderId) => {
      const found = await http.get('charges', { searchParams: { order_id: orderId } }).json();
      return z.array(z.unknown()).parse(found).map(readCharge);
    },
    createPayout: async ({ orderId, amountCentavos, description, clabe, holderName }) => {
      const account = { clabe, holder_name: holderName };
      const body = {
        method: 'bank_account',
        amount: pesosFromCentavos(amountCentavos),
        description,
        bank_account: account,
      };
      return readPayout(await once('payouts', orderId, body));
    },
    tokenizeCard: (card) => tokenizeCard(http, card),
    getPayout: async (id) => readPayout(await http.get(`payouts/${encodeURIComponent(id)}`).json()),
  };
}

function readCharge(answer: unknown): StoreCharge {
  const { id, order_id, status, amount, payment_method, operation_date } = chargeSchema.parse(answer);
  return {
    id,
    orderId: order_id,
    status,
    amountCentavos: readAmount(amount),
    reference: payment_method.reference,
    barcodeUrl: payment_method.barcode_url,
    operationDate: operation_date,
  };
}

function readPayout(answer: unknown): ProviderPayout {
  const { id, order_id, status, amount, tracking_key, error_message } = payoutSchema.parse(answer);
  return {
    id,
    orderId: order_id,
    status,
    amountCentavos: readAmount(amount),
    trackingKey: tracking_key ?? undefined,
    errorMessage: error_message ?? undefined,
  };
}

function readAmount(pesos: number): Centavos {
  const exact = centavosFromPesos(pesos);
  if (!exact.ok) throw new Error('the provider answered an amount with more than two decimals');
  return exact.value;
}
