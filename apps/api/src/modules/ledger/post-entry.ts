import type { Tx } from '../../kernel/database/database.ts';
import { type NewEntry, postEntries } from './post-entries.ts';

/**
 * Books an entry, once per key. A booked entry never changes: the database refuses every change of it.
 *
 * @returns whether it was booked now; `false` when its key was booked before
 * @throws when the postings do not sum to zero: such an entry is a bug, and the database would refuse it too
 */
export const postEntry = async (tx: Tx, entry: NewEntry): Promise<boolean> => (await postEntries(tx, [entry])) === 1;
