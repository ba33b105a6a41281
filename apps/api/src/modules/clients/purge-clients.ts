import type { Db } from '../../kernel/database/database.ts';
import { forgetNames } from '../../kernel/database/external-ids.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { daysBefore, type Purge } from '../../kernel/purge.ts';
import { REFUSED_CURP_DAYS } from './identity/refused-curps.ts';

/** Days that a reference of the collector is kept after its end. */
const REFERENCE_DAYS = 30;

/** Deletes claims that are held no longer, leads that expired, references that ended, and refused CURPs. */
export const purgeClients: Purge = async (db, now) => {
  await db.deleteFrom('identity_claim').where('held_until', '<', now).execute();
  await db.deleteFrom('affiliate_lead').where('expires_at', '<', now).execute();
  await purgeReferences(db, daysBefore(now, REFERENCE_DAYS));
  await db.deleteFrom('refused_curp').where('refused_at', '<', daysBefore(now, REFUSED_CURP_DAYS)).execute();
};

/** Deletes references with their external ids. */
const purgeReferences = (db: Db, before: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const deleted = await tx
      .deleteFrom('collector_reference')
      .where('expires_at', '<', before)
      .returning('reference_number as name')
      .execute();
    await forgetNames(
      tx,
      'collector_reference',
      deleted.map(({ name }) => name),
    );
  });
