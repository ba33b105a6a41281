import { isoInMexico } from '../../world/mexico-time.ts';
import { pesosOf } from '../../world/pesos.ts';
import type { Charge } from '../stores/charge-store.ts';

/** A charge as OpenPay writes it, in answers and in events. */
export const chargeToWire = (charge: Charge) => ({
  id: charge.id,
  authorization: charge.authorization,
  operation_type: 'in',
  method: 'store',
  transaction_type: 'charge',
  status: charge.status,
  conciliated: false,
  creation_date: isoInMexico(charge.createdAt),
  operation_date: isoInMexico(charge.operatedAt),
  description: charge.description,
  error_message: null,
  order_id: charge.orderId,
  due_date: charge.dueAt === null ? null : isoInMexico(charge.dueAt),
  amount: pesosOf(charge.amountCentavos),
  currency: 'MXN',
  payment_method: { type: 'store', reference: charge.reference, barcode_url: charge.barcodeUrl },
});
