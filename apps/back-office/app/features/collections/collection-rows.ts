import { formatPlainDate } from '@lender/calculator';
import type { listCollection, Reply } from '@lender/contract';
import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { type CallQueue, callPath } from './collection-query.ts';
import { collectionsCopy as copy } from './collections.copy.es.ts';
import { mayCallWord } from './may-call-view.ts';

type Row = Reply<typeof listCollection>['rows'][number];

/** Promise in words. */
export interface PromiseView {
  readonly words: string;
  readonly state: StatusWord;
}

/** Late loan as it is drawn. */
export interface CollectionRow {
  readonly id: string;
  readonly href: string;
  readonly client: string;
  readonly number: string;
  readonly daysLate: string;
  readonly principal: string;
  readonly overdue: string;
  readonly owed: string;
  readonly mayCall: StatusWord;
  readonly tries: string;
  readonly lastContact: string;
  readonly promise: PromiseView | null;
  readonly agency: string;
}

export const promiseView = ({ amount, promisedOn, state }: NonNullable<Row['promise']>): PromiseView => ({
  words: copy.promised(formatPesos(amount), formatPlainDate(promisedOn)),
  state: copy.promiseStates[state],
});

export const collectionRow = (row: Row, queue: CallQueue): CollectionRow => ({
  id: row.loanId,
  href: callPath(row.loanId, queue),
  client: row.clientName,
  number: row.hashedId,
  daysLate: String(row.daysLate),
  principal: formatPesos(row.principal),
  overdue: formatPesos(row.overdue),
  owed: formatPesos(row.owed),
  mayCall: mayCallWord(row.mayCall),
  tries: row.contactsToday > 0 ? copy.today(row.contactsToday) : '',
  lastContact: row.lastContactAt ? formatInstant(row.lastContactAt) : copy.never,
  promise: row.promise && promiseView(row.promise),
  agency: row.agencyName ?? '',
});
