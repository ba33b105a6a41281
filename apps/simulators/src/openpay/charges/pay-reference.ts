import { inTransaction } from '../../database.ts';
import type { Result } from '../../result.ts';
import { newAuthorization } from '../../world/identifiers.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Charge } from '../stores/charge.ts';
import { type ClosedBecause, closedBecause, takeMoney } from './take-money.ts';

export interface StorePayment {
  readonly reference: string;
  /** Amount that the payer hands over; the whole amount due when it is left out. */
  readonly amountCentavos?: number | undefined;
  /** Number of payments, all of the same amount. */
  readonly times: number;
  /** Moment at which the payer paid at the counter. @default now */
  readonly paidAt?: Date | undefined;
  /** True when the store took the money before the reference ended, and reports it only now. */
  readonly isLate?: boolean;
}

export interface PaymentProblem {
  readonly code: 'unknown_reference' | 'future' | ClosedBecause;
}

type PayReference = Pick<OpenPayServices, 'database' | 'charges' | 'webhooks' | 'world' | 'randomInt'>;

/** Takes payments of a reference at a store and notifies the merchant of each. */
export async function payReference(
  { reference, amountCentavos, times, paidAt, isLate = false }: StorePayment,
  services: PayReference,
): Promise<Result<Charge[], PaymentProblem>> {
  const now = await services.world();
  if (paidAt !== undefined && paidAt > now) return { ok: false, problem: { code: 'future' } };
  const operatedAt = (paidAt ?? now).toISOString();
  return inTransaction(services.database, () => {
    const payments: Charge[] = [];
    while (payments.length < times) {
      const charge = services.charges.findByReference(reference);
      if (charge?.method !== 'store') return { ok: false, problem: { code: 'unknown_reference' } };
      const closed = isLate ? undefined : closedBecause(charge, operatedAt);
      if (closed !== undefined) return { ok: false, problem: { code: closed } };
      const received = {
        amountCentavos: amountCentavos ?? charge.askedCentavos,
        operatedAt,
        authorization: newAuthorization(services.randomInt),
      };
      payments.push(takeMoney(charge, received, services));
    }
    return { ok: true, value: payments };
  });
}
