import { daysBefore, type Purge } from '../../kernel/purge.ts';

const ANSWER_DAYS = 730;

/** Deletes answers of the credit bureau after two years; the consent to ask it stays. */
export const purgeAnswers: Purge = async (db, now) => {
  await db
    .updateTable('bureau_query')
    .set({ folio: null, facts: null })
    .where('ended_at', '<', daysBefore(now, ANSWER_DAYS))
    .where('facts', 'is not', null)
    .execute();
};
