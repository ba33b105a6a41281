import { PAYMENT_METHODS } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { ProviderCharge } from '../../../providers/openpay/port.ts';
import type { Services } from '../../../services.ts';
import { leaveSuspense, receiveInSuspense } from '../../ledger/index.ts';
import { openTask, settleTask } from '../../tasks/index.ts';
import { chargeStanding } from './charge-standing.policy.ts';
import { type MoneyIn, moneyOfCharge } from './money-in.ts';
import { sealOrigin } from './origin.ts';

type Deps = Pick<Services, 'clock' | 'newId' | 'vault'>;

/** Keeps money of the provider whose loan nobody knows, or sees that it went back. */
export async function keepReceipt(
  tx: Tx,
  { charge, note }: { readonly charge: ProviderCharge; readonly note: string | undefined },
  services: Deps,
): Promise<void> {
  const standing = chargeStanding(charge);
  if (standing === 'waiting') return;
  const { now } = await services.clock.business(tx);
  const money = moneyOfCharge(charge, now);
  if (standing === 'gone' || standing === 'ended') await letGo(tx, money, services);
  else await storeReceipt(tx, { money, note, by: undefined }, services);
}

export interface NewReceipt {
  readonly money: MoneyIn;
  readonly note: string | undefined;
  /** The member of the staff who found it on a bank statement. */
  readonly by: string | undefined;
}

/**
 * Stores money in suspense, once, and asks a person whose it is.
 *
 * @returns its id; undefined when the same money is kept or booked already
 */
export async function storeReceipt(
  tx: Tx,
  { money, note, by }: NewReceipt,
  services: Deps,
): Promise<string | undefined> {
  const id = services.newId();
  const { now } = await services.clock.business(tx);
  if (await isBooked(tx, money)) return undefined;
  const stored = await tx
    .insertInto('receipt')
    .values({
      id,
      method: money.method,
      provider_id: money.providerId,
      amount_centavos: money.amountCentavos,
      received_on: money.paidOn,
      received_at: money.paidAt,
      known_at: now,
      tracking_key: money.trackingKey ?? null,
      origin_sealed: sealOrigin(services.vault, id, money.origin) ?? null,
      note: note ?? null,
      status: 'unmatched',
      ...(by !== undefined && { registered_by: by }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (stored.numInsertedOrUpdatedRows !== 1n) return undefined;
  const { amountCentavos, paidOn: businessDate, method } = money;
  const on = PAYMENT_METHODS[method].clearingAccount;
  await receiveInSuspense(tx, { receipt: id, amountCentavos, businessDate, on }, services);
  const facts = { amount: amountCentavos, paymentId: id, cause: method };
  await openTask(tx, { subject: id, matter: { kind: 'receipt_unmatched', facts } }, services);
  return id;
}

/** Whether this money is some loan's payment already. */
async function isBooked(tx: Tx, { method, providerId, chargeId, trackingKey }: MoneyIn): Promise<boolean> {
  const booked = await tx
    .selectFrom('payment')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('method', '=', method), eb('provider_id', '=', providerId)]),
        ...(chargeId === undefined ? [] : [eb('charge_id', '=', chargeId)]),
        ...(trackingKey === undefined ? [] : [eb('tracking_key', '=', trackingKey)]),
      ]),
    )
    .executeTakeFirst();
  return booked !== undefined;
}

/** The provider gave the money back before anybody claimed it. */
async function letGo(tx: Tx, { method, providerId }: MoneyIn, services: Deps): Promise<void> {
  const gone = await tx
    .updateTable('receipt')
    .set({ status: 'refunded' })
    .where('method', '=', method)
    .where('provider_id', '=', providerId)
    .where('status', '=', 'unmatched')
    .returning(['id', 'amount_centavos'])
    .executeTakeFirst();
  if (!gone) return;
  const { today: businessDate } = await services.clock.business(tx);
  const to = PAYMENT_METHODS[method].clearingAccount;
  await leaveSuspense(tx, { receipt: gone.id, amountCentavos: gone.amount_centavos, businessDate, to }, services);
  await settleTask(tx, { kind: 'receipt_unmatched', subject: gone.id }, services);
}
