import { daysBefore, type Purge } from '../../../kernel/purge.ts';

/** Days that device and network are kept: as long as merchants keep what they agreed to. */
const ORIGIN_DAYS = 3_653;

/** Deletes device and network of an acceptance after ten years; the acceptance stays. */
export const purgeOrigins: Purge = async (db, now) => {
  await db
    .updateTable('acceptance')
    .set({ device: null, address_sealed: null })
    .where('accepted_at', '<', daysBefore(now, ORIGIN_DAYS))
    .where('address_sealed', 'is not', null)
    .execute();
};
