import { sql } from 'kysely';
import { deleteOld } from '../../kernel/database/delete-old.ts';
import { daysBefore, type Purge } from '../../kernel/purge.ts';

/** Notices about money are evidence, for as long as merchants keep their books: Código de Comercio, article 38. */
const MONEY_DAYS = 3_653;
const OTHER_DAYS = 90;

const isOfMoney = sql`body -> 'transaction' ->> 'id' is not null`;

/** Deletes notices of providers: those about money after ten years, all others after ninety days. */
export const purgeNotices: Purge = async (db, now) => {
  await deleteOld(db, 'provider_event', sql`received_at < ${daysBefore(now, MONEY_DAYS)}`);
  await deleteOld(db, 'provider_event', sql`received_at < ${daysBefore(now, OTHER_DAYS)} and not (${isOfMoney})`);
};
