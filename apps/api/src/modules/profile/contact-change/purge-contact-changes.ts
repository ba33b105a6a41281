import type { Db } from '../../../kernel/database/database.ts';
import { daysBefore, type Purge } from '../../../kernel/purge.ts';

/** Days that a change is kept after it can no longer be undone. */
const CHANGE_DAYS = 30;
/** Days that an address is kept on which a second person never decided. */
const WANTED_DAYS = 7;

/** Deletes changes of addresses that can no longer be undone, and addresses that no longer wait for a decision. */
export const purgeContactChanges: Purge = async (db, now) => {
  await db.deleteFrom('contact_change').where('undo_until', '<', daysBefore(now, CHANGE_DAYS)).execute();
  await purgeWantedContacts(db, daysBefore(now, WANTED_DAYS));
};

/** Deletes addresses whose request was decided or is too old. */
const purgeWantedContacts = (db: Db, before: Date) =>
  db
    .deleteFrom('wanted_contact')
    .where((is) =>
      is.or([
        is('asked_at', '<', before),
        is.not(
          is.exists(
            is
              .selectFrom('approval')
              .select('approval.id')
              .whereRef('approval.client_id', '=', 'wanted_contact.client_id')
              .where('kind', '=', 'client.contact')
              .where('status', '=', 'open'),
          ),
        ),
      ]),
    )
    .execute();
