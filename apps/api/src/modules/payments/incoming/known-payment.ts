import { addDays } from '@lender/calculator';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { MoneyIn } from './money-in.ts';

export type PaymentRow = Selectable<Database['payment']>;

/** SPEI dates a transfer of the evening or of a weekend on the next banking day. */
const DATES_APART = 5;

/** The event of a payment on its loan. */
export const paymentEventId = ({ method, provider_id }: Pick<PaymentRow, 'method' | 'provider_id'>): string =>
  `payment:${method}:${provider_id}`;

/** The payment that is booked under its provider's name of it. */
export const paymentOf = (
  tx: Tx,
  { method, providerId }: Pick<MoneyIn, 'method' | 'providerId'>,
): Promise<PaymentRow | undefined> =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where('method', '=', method)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();

/**
 * The payment that is this money, if it is booked already: by its own name, by the provider's charge, or as the same
 * transfer. A transfer that one of its sources told without its clave de rastreo is the same when amount and days fit,
 * and only one of them was told by the provider: money is rather counted once too few than twice, and staff can add it.
 */
export async function knownPayment(
  tx: Tx,
  loan: { readonly client_id: string; readonly id: string },
  money: MoneyIn,
): Promise<PaymentRow | undefined> {
  const named = await tx
    .selectFrom('payment')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('method', '=', money.method), eb('provider_id', '=', money.providerId)]),
        ...(money.chargeId === undefined ? [] : [eb('charge_id', '=', money.chargeId)]),
        ...(money.trackingKey === undefined
          ? []
          : [eb.and([eb('tracking_key', '=', money.trackingKey), eb('amount_centavos', '=', money.amountCentavos)])]),
      ]),
    )
    .executeTakeFirst();
  return named ?? (money.method === 'spei' ? sameTransfer(tx, loan, money) : undefined);
}

const sameTransfer = (
  tx: Tx,
  { client_id, id }: { readonly client_id: string; readonly id: string },
  { amountCentavos, paidOn, trackingKey, chargeId }: MoneyIn,
): Promise<PaymentRow | undefined> =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('loan_id', '=', id)
    .where('method', '=', 'spei')
    .where('amount_centavos', '=', amountCentavos)
    .where('paid_on', '>=', addDays(paidOn, -DATES_APART))
    .where('paid_on', '<=', addDays(paidOn, DATES_APART))
    .where('charge_id', chargeId === undefined ? 'is not' : 'is', null)
    .$if(trackingKey !== undefined, (query) => query.where('tracking_key', 'is', null))
    .orderBy('id')
    .executeTakeFirst();
