import { daysBefore, type Purge } from '../../kernel/purge.ts';

const PERSON_DAYS = 730;

/** Deletes the person whom a provider saw on an identification after two years; the result of the check stays. */
export const purgePeopleSeen: Purge = async (db, now) => {
  await db
    .updateTable('identity_check')
    .set({ found_sealed: null })
    .where('created_at', '<', daysBefore(now, PERSON_DAYS))
    .where('found_sealed', 'is not', null)
    .execute();
};
