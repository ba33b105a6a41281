import type { PlainDate } from '@lender/calculator';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { keepPromotion, restorePromotion } from '../../clients/index.ts';

/**
 * Uses a promotion once for a client. Its use is counted in one statement, so that concurrent callers never use it more
 * often than allowed. The client is locked.
 *
 * @returns true when the promotion is the client's; otherwise nothing has changed
 */
export async function takePromotion(
  tx: Tx,
  { clientId, code, today, now }: { clientId: string; code: string; today: PlainDate; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ code: string }>`
    with taken as (
      update promo_code set uses = uses + 1
      where code = ${code} and uses < max_uses and valid_until >= ${today} and stopped_at is null
        and not exists (select from promo_use where client_id = ${clientId} and code = ${code})
      returning code)
    insert into promo_use (client_id, code, used_at) select ${clientId}, code, ${now} from taken
    returning code`.execute(tx);
  if (rows.length === 0) return false;
  await keepPromotion(tx, { clientId, code: null });
  return true;
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
  const { rows } = await sql<{ code: string }>`
    with unused as (
      delete from promo_use
      where client_id = ${client_id} and code = ${promo_code}
        and not exists (
          select from agreement
          where client_id = ${client_id} and application_id = ${id} and signed_at is not null)
      returning code)
    update promo_code set uses = uses - 1 from unused
    where promo_code.code = unused.code returning promo_code.code`.execute(tx);
  if (rows[0]) await restorePromotion(tx, { clientId: client_id, code: rows[0].code });
}
