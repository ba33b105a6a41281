import { sql } from 'kysely';
import { openBankLines } from '../../bank-statements/index.ts';
import { loansToCall, promisesDue } from '../../collections/index.ts';
import { TASK_LIMIT_HOURS } from '../../tasks/index.ts';
import { dueAfter } from './due-after.ts';
import { type ReadWork, readLoad, type WorkItem, type WorkReaders } from './read-load.ts';
import { WORK_LIMIT_HOURS } from './work-limits.data.ts';

/** Counts payments whose loan is not known. */
const deposits: ReadWork = (tx, { now }) =>
  readLoad(
    tx,
    tx
      .selectFrom('receipt')
      .where('status', '=', 'unmatched')
      .select(['id', dueAfter('known_at', TASK_LIMIT_HOURS.receipt_unmatched).as('due_at'), 'known_at as since']),
    now,
  );

/** Counts lines of bank statements that match nothing in the books. */
const bankLines: ReadWork = (tx, { now }) =>
  readLoad(
    tx,
    sql<WorkItem>`select id, ${dueAfter('imported_at', WORK_LIMIT_HOURS.bank_lines)} as due_at, imported_at as since
      from (${openBankLines}) as open_line`,
    now,
  );

const calls: ReadWork = (tx, { now, today }) => readLoad(tx, loansToCall(tx, today), now);

const promises: ReadWork = (tx, { now, today }) => readLoad(tx, promisesDue(tx, today), now);

export const MONEY_WORK = { deposits, bank_lines: bankLines, calls, promises } satisfies WorkReaders;
