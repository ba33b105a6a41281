import type { PlainDate } from '@lender/calculator';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';

/**
 * Uses a promotion once for a client, in one statement, so that concurrent callers never use it more often than
 * allowed. The client is locked.
 *
 * @returns true when the promotion is the client's; otherwise nothing has changed
 */
export async function takePromotion(
  tx: Tx,
  { clientId, code, today, now }: { clientId: string; code: string; today: PlainDate; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      update promo_code set uses = uses + 1
      where code = ${code} and uses < max_uses and valid_until >= ${today} and stopped_at is null
        and not exists (select from promo_use where client_id = ${clientId} and code = ${code})
      returning code),
    used as (
      insert into promo_use (client_id, code, used_at) select ${clientId}, code, ${now} from taken)
    update client set promo_code = null from taken where client_id = ${clientId} returning client_id`.execute(tx);
  return rows.length === 1;
}

/**
 * Gives back the promotion of an application that was not signed. The client keeps it for the next application, unless
 * another one is kept by now.
 */
export async function giveBackPromotion(
  tx: Tx,
  { client_id, id, promo_code }: Pick<Selectable<Database['application']>, 'client_id' | 'id' | 'promo_code'>,
): Promise<void> {
  if (promo_code === null) return;
  await sql`
    with unused as (
      delete from promo_use
      where client_id = ${client_id} and code = ${promo_code}
        and not exists (
          select from agreement
          where client_id = ${client_id} and application_id = ${id} and signed_at is not null)
      returning code),
    freed as (
      update promo_code set uses = uses - 1 from unused where promo_code.code = unused.code returning promo_code.code)
    update client set promo_code = coalesce(client.promo_code, freed.code)
    from freed where client_id = ${client_id}`.execute(tx);
}
