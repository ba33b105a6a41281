import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { thingNamed } from '../../../kernel/database/external-ids.ts';
import { namesOf } from './known-payment.ts';
import type { MoneyIn } from './money-in.ts';

/** Tells whether this money is already booked as a loan payment. */
export async function isBooked(tx: Tx, money: MoneyIn): Promise<boolean> {
  for (const { kind, name } of namesOf(money)) if (await thingNamed(tx, kind, name)) return true;
  return false;
}

/** Tells whether this money is a loan's payment, or is kept in suspense: then staff may not add it by hand. */
export async function isReportedPayment(tx: Tx, money: MoneyIn): Promise<boolean> {
  if (await isBooked(tx, money)) return true;
  const kept = await tx.selectFrom('receipt').select('id').where(isNamed(money)).executeTakeFirst();
  return kept !== undefined;
}

/** Matches the receipt of the same money, by its own id or by the clave de rastreo of its transfer. */
const isNamed = ({ method, providerId, trackingKey }: MoneyIn) =>
  sql<boolean>`(method = ${method} and provider_id = ${providerId} or tracking_key = ${trackingKey ?? null})`;
