import type { Result } from '@lender/result';
import type { Logger } from 'pino';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import type { ChargeOrder, ProviderRefusal } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import type { PaymentReference } from './payment-reference.ts';

interface Asking {
  readonly services: Pick<Services, 'db' | 'openPay' | 'clock'>;
  readonly log: Logger;
}

type Issued = PaymentReference & { readonly reference: string };

/** Returns the reference that a store prints; undefined when the provider gave none. */
export const issueAtStores = (
  row: PaymentReference,
  asking: Asking,
): Promise<(Issued & { readonly barcode_url: string }) | undefined> => {
  const { reference, barcode_url } = row;
  if (reference !== null && barcode_url !== null) return Promise.resolve({ ...row, reference, barcode_url });
  return issue(row, asking, async (order) => {
    const charge = await asking.services.openPay.createStoreCharge(order);
    if (!charge.ok) return charge;
    const { id, reference: number, barcodeUrl } = charge.value;
    return { ok: true, value: { provider_id: id, reference: number, barcode_url: barcodeUrl } };
  });
};

/** Returns the CLABE for transfers; undefined when the provider gave no account. */
export const issueClabe = (
  row: PaymentReference,
  asking: Asking,
): Promise<(Issued & { readonly clabe: string; readonly bank: string }) | undefined> => {
  const { reference, clabe, bank } = row;
  if (reference !== null && clabe !== null && bank !== null) return Promise.resolve({ ...row, reference, clabe, bank });
  return issue(row, asking, async (order) => {
    const charge = await asking.services.openPay.createSpeiCharge(order);
    if (!charge.ok) return charge;
    const { id, reference: name, clabe: account, bank: at } = charge.value;
    return { ok: true, value: { provider_id: id, reference: name, clabe: account, bank: at } };
  });
};

/**
 * Asks the provider under the row's own id, so that a lost answer or a second press leads to the same reference, and
 * stores the answer.
 */
async function issue<Given extends { readonly provider_id: string; readonly reference: string }>(
  row: PaymentReference,
  { services: { db, clock }, log }: Asking,
  ask: (order: ChargeOrder) => Promise<Result<Given, ProviderRefusal>>,
): Promise<(PaymentReference & Given) | undefined> {
  const order = {
    orderId: row.id,
    amountCentavos: row.amount_centavos,
    description: 'Pago de préstamo Quincena',
    dueAt: endOfDay(row.expires_on),
  };
  const given = await ask(order).catch((error: unknown) => {
    log.error({ event: 'open-pay.charge', err: { message: error instanceof Error ? error.message : 'unknown' } });
  });
  if (!given?.ok) {
    if (given) log.error({ event: 'open-pay.charge_refused', code: given.problem.code });
    return undefined;
  }
  const { now } = await clock.business(db);
  await db
    .updateTable('payment_reference')
    .set({ ...given.value, status: 'open', status_since: now })
    .where('client_id', '=', row.client_id)
    .where('id', '=', row.id)
    .where('status', '=', 'requested')
    .execute();
  return { ...row, ...given.value };
}
