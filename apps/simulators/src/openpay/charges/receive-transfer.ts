import { inTransaction } from '../../database.ts';
import type { Transfer } from '../../interbank/transfer-store.ts';
import type { Result } from '../../result.ts';
import { newTrackingKey, newTransactionId } from '../../world/identifiers.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import { type Charge, newCharge } from '../stores/charge.ts';
import { chargeToWire, speiReferenceOf } from './charge-wire.ts';
import { type ClosedBecause, closedBecause, takeMoney } from './take-money.ts';

export interface TransferOrder {
  readonly clabe: string;
  /** The whole amount asked for when it is left out. */
  readonly amountCentavos?: number | undefined;
  /** Reference that the payer writes. @default the right one */
  readonly reference?: string | undefined;
  readonly sender: { readonly clabe: string; readonly name: string };
  /** @default now */
  readonly paidAt?: Date | undefined;
  /** True when it left before the account was closed, and arrives only now. */
  readonly isLate?: boolean;
}

/** Transfer, and its result at the receiver. */
export interface Delivery {
  readonly transfer: Transfer;
  /** `undefined` where the bank returned it. */
  readonly charge: Charge | undefined;
  /** Reason why it was returned. */
  readonly returned?: ClosedBecause;
}

export type TransferProblem = { readonly code: 'unknown_account' | 'future' };

type ReceiveTransfer = Pick<OpenPayServices, 'database' | 'charges' | 'transfers' | 'webhooks' | 'world' | 'randomInt'>;

/**
 * Receives a transfer at the account that a charge has for itself. With another reference than the charge's it is money
 * that OpenPay cannot assign; for a charge that has ended it is returned, unless it is late.
 */
export async function receiveTransfer(
  order: TransferOrder,
  services: ReceiveTransfer,
): Promise<Result<Delivery, TransferProblem>> {
  const now = await services.world();
  if (order.paidAt !== undefined && order.paidAt > now) return { ok: false, problem: { code: 'future' } };
  const operatedAt = (order.paidAt ?? now).toISOString();
  return inTransaction(services.database, () => {
    const charge = services.charges.findByReference(order.clabe);
    if (charge?.method !== 'bank_account') return { ok: false, problem: { code: 'unknown_account' } };
    const transfer = transferOf(order, { charge, operatedAt, trackingKey: newTrackingKey(services.randomInt) });
    return { ok: true, value: deliver(transfer, { charge, order }, services) };
  });
}

const transferOf = (
  { clabe, amountCentavos, sender }: TransferOrder,
  { charge, operatedAt, trackingKey }: { charge: Charge; operatedAt: string; trackingKey: string },
): Transfer => ({
  trackingKey,
  operatedAt,
  senderClabe: sender.clabe,
  senderName: sender.name,
  receiverClabe: clabe,
  receiverName: 'QUINCENA',
  amountCentavos: amountCentavos ?? charge.askedCentavos,
  state: 'settled',
});

function deliver(
  transfer: Transfer,
  { charge, order }: { charge: Charge; order: TransferOrder },
  services: ReceiveTransfer,
): Delivery {
  const { amountCentavos, operatedAt, trackingKey, senderClabe: payerClabe, senderName: payerName } = transfer;
  const received = { amountCentavos, operatedAt, trackingKey, payerClabe, payerName, authorization: trackingKey };
  const closed = order.isLate ? undefined : closedBecause(charge, operatedAt);
  services.transfers.put({ ...transfer, state: closed === undefined ? 'settled' : 'returned' });
  if (closed !== undefined) return { transfer, charge: undefined, returned: closed };
  const isRight = order.reference === undefined || order.reference === speiReferenceOf(charge);
  if (isRight) return { transfer, charge: takeMoney(charge, received, services) };
  const id = newTransactionId(services.randomInt);
  const stray = { ...charge, ...newCharge, ...received, id, orderId: null, reference: id, createdAt: operatedAt };
  const description = order.reference ?? charge.description;
  const unassigned: Charge = { ...stray, description, askedCentavos: amountCentavos, dueAt: null, status: 'completed' };
  services.charges.add(unassigned);
  services.webhooks.add({ type: 'spei.received', transaction: chargeToWire(unassigned) });
  return { transfer, charge: unassigned };
}
