import { pesosOf } from '../world/pesos.ts';
import type { DebitMethod } from './stores/account-store.ts';
import type { DebitRequest } from './stores/request-store.ts';

/** Returns a payment request as Belvo answers it. */
export const requestToWire = (request: DebitRequest) => ({
  id: request.id,
  createdDate: request.createdAt,
  lastUpdatedDate: request.updatedAt,
  chargebackDate: request.chargebackAt,
  bankChargebackDate: request.chargebackAt?.slice(0, 10) ?? null,
  status: request.status,
  amount: pesosOf(request.amountCentavos),
  currency: 'mxn',
  reference: request.reference,
  paymentMethodId: request.methodId,
  failedReason: request.failedReason,
  failedMessage: request.failedMessage,
});

/** Returns a request for a list, where Belvo writes amounts as text. */
export const itemToWire = (request: DebitRequest) => ({
  ...requestToWire(request),
  amount: pesosOf(request.amountCentavos).toFixed(2),
});

/** Returns a payment method as Belvo answers it: without the account's number. */
export const methodToWire = (method: DebitMethod) => ({
  id: method.id,
  createdDate: method.createdAt,
  lastUpdatedDate: method.updatedAt,
  status: method.status,
  type: 'bank_account',
  customerId: method.customerId,
  bank: method.bank,
  failedReason: method.failedReason,
});

/** Returns Belvo's notice about a payment request. */
export const requestNotice = (request: DebitRequest, datetime: string) => ({
  eventType: 'payment_request_update',
  eventCode: `payment_request_${request.status}`,
  datetime,
  details: {
    id: request.id,
    reference: request.reference,
    status: request.status,
    amount: pesosOf(request.amountCentavos),
    failedReason: request.failedReason,
    failedMessage: request.failedMessage,
  },
});

/** Returns Belvo's notice about a payment method. */
export const methodNotice = (method: DebitMethod, datetime: string) => ({
  eventType: 'payment_method_update',
  eventCode: `payment_method_${method.status}`,
  datetime,
  details: { id: method.id, status: method.status, failedReason: method.failedReason },
});
