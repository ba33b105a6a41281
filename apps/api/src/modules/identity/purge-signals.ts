import { daysBefore, type Purge } from '../../kernel/purge.ts';

/** Days that the answer of a check is kept: longer than any decision is disputed. */
const SCREENING_DAYS = 730;
/** Days that a position is kept: it shows where a person was, and soon no longer where they are. */
const POSITION_DAYS = 90;

/** Deletes checks of devices and positions that are too old. */
export const purgeSignals: Purge = async (db, now) => {
  await db.deleteFrom('screening').where('asked_at', '<', daysBefore(now, SCREENING_DAYS)).execute();
  await db.deleteFrom('geo_position').where('updated_at', '<', daysBefore(now, POSITION_DAYS)).execute();
};
