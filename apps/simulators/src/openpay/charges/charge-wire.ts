import { isoInMexico } from '../../world/mexico-time.ts';
import { pesosOf } from '../../world/pesos.ts';
import { feeOf } from '../fees.ts';
import type { Charge } from '../stores/charge.ts';

const movedNothing: readonly Charge['status'][] = ['in_progress', 'failed', 'cancelled'];

/** Returns a charge as OpenPay writes it, in answers and in events. */
export const chargeToWire = (charge: Charge) => ({
  id: charge.id,
  authorization: charge.authorization,
  operation_type: 'in',
  method: charge.method,
  transaction_type: 'charge',
  status: charge.status,
  conciliated: false,
  creation_date: isoInMexico(charge.createdAt),
  operation_date: isoInMexico(charge.operatedAt),
  description: charge.description,
  error_message: charge.errorMessage,
  order_id: charge.orderId,
  due_date: charge.dueAt === null ? null : isoInMexico(charge.dueAt),
  amount: pesosOf(charge.amountCentavos),
  currency: 'MXN',
  fee: movedNothing.includes(charge.status) ? null : feeToWire(charge),
  ...sourceToWire(charge),
  ...(charge.refundedCentavos > 0 && {
    refund: { amount: pesosOf(charge.refundedCentavos), transaction_type: 'refund', status: 'completed' },
  }),
});

function feeToWire({ method, amountCentavos }: Charge) {
  const { feeCentavos, taxCentavos } = feeOf(method, amountCentavos);
  return { amount: pesosOf(feeCentavos), tax: pesosOf(taxCentavos), currency: 'MXN' };
}

function sourceToWire(charge: Charge) {
  if (charge.method === 'card') return { customer_id: charge.customerId, card: { id: charge.cardId } };
  if (charge.method === 'store')
    return { payment_method: { type: 'store', reference: charge.reference, barcode_url: charge.barcodeUrl } };
  return {
    payment_method: { type: 'bank_transfer', bank: 'STP', clabe: charge.reference, name: speiReferenceOf(charge) },
    tracking_key: charge.trackingKey,
    bank_account:
      charge.payerClabe === null ? null : { clabe: charge.payerClabe, holder_name: charge.payerName, alias: null },
  };
}

/**
 * Returns the reference that the payer writes on a transfer: seven digits of the account that the charge has for
 * itself.
 */
export const speiReferenceOf = ({ reference }: Pick<Charge, 'reference'>): string => reference.slice(10, 17);
