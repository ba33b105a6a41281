import type { OpenPay, ProviderCharge, SpeiCharge, StoreCharge } from '@lender/api/providers/openpay/port';
import { fail, ok } from '@lender/result';
import { streamOf } from '../stream.ts';
import type { BankSurroundings } from './bank-surroundings.ts';
import { type ChargeBook, type Order, referenceOf } from './charge-book.ts';

/** Returns the provider's calls for incoming money. */
export function providerOfCharges(
  book: ChargeBook,
  { seed, now, answer }: BankSurroundings,
): Omit<OpenPay, 'createPayout' | 'getPayout' | 'cancelPayout'> {
  const line = streamOf(seed, 'lists of charges');
  return {
    createStoreCharge: async ({ orderId, amountCentavos }) => {
      const order = book.order(orderId, 'store', amountCentavos);
      const shown = { reference: referenceOf(orderId), barcodeUrl: `https://pay.test/${orderId}` };
      return ok(answer<StoreCharge>({ ...firstOf(order), ...shown }, order.chance));
    },
    createSpeiCharge: async ({ orderId, amountCentavos }) => {
      const order = book.order(orderId, 'bank_account', amountCentavos);
      const shown = { clabe: order.clabe, bank: 'STP', reference: referenceOf(orderId) };
      return ok(answer<SpeiCharge>({ ...firstOf(order), ...shown }, order.chance));
    },
    chargeCard: async ({ orderId, amountCentavos }) => {
      const order = book.order(orderId, 'card', amountCentavos);
      const asked = firstOf(order);
      if (asked.status === 'in_progress') book.pay(order, amountCentavos, now());
      return ok(answer(asked, order.chance));
    },
    listCharges: async (orderId) => {
      const order = book.find(orderId);
      return order ? answer(order.charges, order.chance) : [];
    },
    listChargesSince: async (since) => answer(book.since(since), line),
    getCharge: async (id) => structuredClone(book.charge(id)),
    refundCharge: async () => fail({ code: 1, description: 'not in this world' }),
    readToken: async (token) => ({ maskedNumber: token, ...ANY_CARD }),
    keepCard: async ({ token, owner }) => ok({ customerId: owner.clientId, cardId: token }),
  };
}

/** Tokens of this simulated world name a card by its digits; the rest is the same for all. */
const ANY_CARD = { holderName: 'Ana Robles', month: 12, year: 2090, brand: 'visa' } as const;

function firstOf({ id, charges: [asked] }: Order): ProviderCharge {
  if (!asked) throw new Error(`order ${id} has no charge`);
  return asked;
}
