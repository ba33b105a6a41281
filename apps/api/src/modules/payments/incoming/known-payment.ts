import { addDays } from '@lender/calculator';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { type ExternalId, type OwnedKey, thingNamed } from '../../../kernel/database/external-ids.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { MoneyIn } from './money-in.ts';

export type PaymentRow = Selectable<Database['payment']>;

/** Largest gap in days: SPEI dates an evening or weekend transfer on the next banking day. */
const DATES_APART = 5;

/** Returns the id of a payment's event on its loan. */
export const paymentEventId = ({ method, provider_id }: Pick<PaymentRow, 'method' | 'provider_id'>): string =>
  `payment:${method}:${provider_id}`;

/** Finds the payment that is booked under its provider's id. */
export const paymentOf = (tx: Tx, money: Pick<MoneyIn, 'method' | 'providerId'>): Promise<PaymentRow | undefined> =>
  paymentNamed(tx, ownName(money));

/** Finds the payment as which a charge is booked. */
export const paymentOfCharge = (tx: Tx, chargeId: string): Promise<PaymentRow | undefined> =>
  paymentNamed(tx, { kind: 'payment_charge', name: chargeId });

/** Finds the payment that has an external id. */
export async function paymentNamed(db: Db | Tx, { kind, name }: ExternalId): Promise<PaymentRow | undefined> {
  const key = await thingNamed(db, kind, name);
  return key && paymentOfKey(db, key);
}

const paymentOfKey = (db: Db | Tx, { client_id, id }: OwnedKey): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('client_id', '=', client_id).where('id', '=', id).executeTakeFirst();

/** Reads payments of some clients by their ids, by the day on which they were paid. */
export async function paymentsOfClients(
  tx: Tx,
  { clientIds, ids }: { readonly clientIds: readonly string[]; readonly ids: readonly string[] },
): Promise<PaymentRow[]> {
  if (ids.length === 0 || clientIds.length === 0) return [];
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('client_id', 'in', clientIds)
    .where('id', 'in', ids)
    .orderBy('paid_on')
    .orderBy('id')
    .execute();
}

const ownName = ({ method, providerId }: Pick<MoneyIn, 'method' | 'providerId'>): ExternalId => ({
  kind: 'payment',
  name: `${method}:${providerId}`,
});

/** Returns the external ids of a payment: the provider's charge, and the clave de rastreo of a transfer. */
export const externalIds = ({ chargeId, trackingKey }: Pick<MoneyIn, 'chargeId' | 'trackingKey'>): ExternalId[] => [
  ...(chargeId === undefined ? [] : [{ kind: 'payment_charge', name: chargeId } as const]),
  ...(trackingKey === undefined ? [] : [{ kind: 'payment_transfer', name: trackingKey } as const]),
];

/** Returns every external id of this money's payment; no other payment may have one of them. */
export const namesOf = (money: MoneyIn): ExternalId[] => [ownName(money), ...externalIds(money)];

/**
 * Finds the payment for this money, if it is booked already: by its own id, by the provider's charge, or as the same
 * transfer. A transfer that one source reported without its clave de rastreo is the same when amount and days fit, and
 * only one of the two reports came from the provider: it is better to count money once too few than twice, and staff
 * can add it.
 */
export async function knownPayment(
  tx: Tx,
  loan: { readonly client_id: string; readonly id: string },
  money: MoneyIn,
): Promise<PaymentRow | undefined> {
  for (const name of namesOf(money)) {
    const payment = await paymentNamed(tx, name);
    const isIt = payment && (name.kind !== 'payment_transfer' || payment.amount_centavos === money.amountCentavos);
    if (isIt) return payment;
  }
  return money.method === 'spei' ? sameTransfer(tx, loan, money) : undefined;
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
