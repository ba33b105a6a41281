import { chargeRollover } from '@lender/contract';
import { ok } from '@lender/result';
import { implementWithProvider } from '../../../implement.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { beginCharge } from './begin-charge.ts';
import { carryOutCharge } from './carry-out-charge.ts';
import type { ChargeRecord } from './charge-record.ts';

const WIRE = { sending: 'queued', charged: 'charged', failed: 'failed' } as const satisfies Record<
  ChargeRecord['status'],
  string
>;

/** One click, one charge. A repeated click gets the status of the first one. */
export const chargeExtensionHandler = implementWithProvider(
  chargeRollover,
  async ({ body: { rolloverId } }, { caller: { clientId }, services, log }) => {
    const begun = await inTransaction(services.db, (tx) => beginCharge(tx, { clientId, rolloverId }, services));
    if (!begun.ok) return begun;
    const { charge, isNew } = begun.value;
    if (!isNew) return ok({ id: charge.id, status: WIRE[charge.status] });
    const status = await carryOutCharge(charge, services).catch((error: unknown) => {
      log.error({ event: 'open-pay.charge', err: { message: error instanceof Error ? error.message : 'unknown' } });
      return 'sending' as const;
    });
    return ok({ id: charge.id, status: WIRE[status] });
  },
);
