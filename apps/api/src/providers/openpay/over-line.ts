import type { Line } from '../line/line.ts';
import type { OpenPay } from './port.ts';

/**
 * Returns OpenPay behind its provider client. Reads, and calls whose order id makes one thing only, may be repeated;
 * every other call is repeated only by a caller who knows what the first one did.
 */
export const overLine = (openPay: OpenPay, line: Line): OpenPay => ({
  createStoreCharge: (order) => line.ask('may_repeat', () => openPay.createStoreCharge(order)),
  createSpeiCharge: (order) => line.ask('may_repeat', () => openPay.createSpeiCharge(order)),
  chargeCard: (order) => line.ask('may_repeat', () => openPay.chargeCard(order)),
  listCharges: (orderId) => line.ask('may_repeat', () => openPay.listCharges(orderId)),
  listChargesSince: (since) => line.ask('may_repeat', () => openPay.listChargesSince(since)),
  getCharge: (id) => line.ask('may_repeat', () => openPay.getCharge(id)),
  refundCharge: (refund) => line.ask('once', () => openPay.refundCharge(refund)),
  createPayout: (order) => line.ask('may_repeat', () => openPay.createPayout(order)),
  getPayout: (id) => line.ask('may_repeat', () => openPay.getPayout(id)),
  cancelPayout: (id) => line.ask('once', () => openPay.cancelPayout(id)),
  readToken: (token) => line.ask('may_repeat', () => openPay.readToken(token)),
  keepCard: (card) => line.ask('once', () => openPay.keepCard(card)),
});
