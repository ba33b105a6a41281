import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { ProviderCharge } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { keepReceipt } from './keep-receipt.ts';
import { followStanding, paymentOfCharge } from './take-charge.ts';

/** Takes over money that came to none of our references: it is somebody's payment by now, or waits for who claims it. */
export async function takeLooseCharge(charge: ProviderCharge, services: Services): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const booked = await paymentOfCharge(tx, charge.id);
    if (!booked) return keepReceipt(tx, { charge, note: undefined }, services);
    await lockClient(tx, booked.client_id);
    await followStanding(tx, { charge, payment: booked }, services);
  });
}
