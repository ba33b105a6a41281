import { EXPORT_DAYS } from '@lender/contract';
import { daysBefore, type Purge } from '../../kernel/purge.ts';

/** Days that the request for a file is kept, in the list of files. */
const REQUEST_DAYS = 90;

/** Deletes files that staff had made, and later the requests for them; the audit keeps who asked. */
export const purgeExports: Purge = async (db, now) => {
  await db
    .updateTable('export_file')
    .set({ state: 'expired', storage_key: null })
    .where('asked_at', '<', daysBefore(now, EXPORT_DAYS))
    .where('state', 'in', ['asked', 'queued', 'ready', 'failed'])
    .execute();
  await db.deleteFrom('export_file').where('asked_at', '<', daysBefore(now, REQUEST_DAYS)).execute();
};
