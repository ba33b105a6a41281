import { addDays } from '@lender/calculator';
import { getCollection, type Reply } from '@lender/contract';
import { callReason, dayIn, MOST_CONTACTS_A_DAY } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { staffName } from '../../access/index.ts';
import { findLoan, isCollectionHeld, type LoanRecord } from '../../loans/index.ts';
import { liveReferences, loanClabe } from '../../payments/index.ts';
import { activeProduct } from '../../pricing/index.ts';
import { readStatus } from '../contacts/read-status.ts';
import { owedOn } from './owed-on.ts';
import { readBorrower } from './read-borrower.ts';
import { PROMISE_COLUMNS, toMayCall, toPromise } from './to-collection-parts.ts';

type Collection = Reply<typeof getCollection>;

/** Number of earlier contacts that are shown. */
const SHOWN = 50;

export const getCollectionHandler = implement(getCollection, async ({ params }, { tx, services }) => {
  const found = await findLoan(tx, params.id);
  if (!found.ok) return found;
  const { record } = found.value;
  const { now, today } = await services.clock.business(tx);
  const { agency, ...status } = await readStatus(tx, record, now);
  const { promiseDays } = await activeProduct(tx, now);
  const promises = await readPromises(tx, record);
  const clabe = await loanClabe(tx, record);
  return ok({
    now: now.toISOString(),
    ...owedOn(found.value, today),
    ...(await readBorrower(tx, { clientId: record.client_id, today }, services)),
    reason: callReason(promises[0], today),
    isReported: await isCollectionHeld(tx, record.id),
    mayCall: toMayCall({ agency, ...status }, now),
    contactsToday: status.earlier.filter((at) => dayIn(status.zone, at) === dayIn(status.zone, now)).length,
    mostContacts: MOST_CONTACTS_A_DAY,
    stop: await readStop(tx, record),
    agency: agency ? { ...agency, since: agency.since.toISOString() } : null,
    promiseUntil: addDays(today, promiseDays),
    promises,
    contacts: await readContacts(tx, record),
    clabe: clabe?.clabe ?? null,
    references: await liveReferences(tx, record),
  });
});

async function readStop(tx: Tx, { client_id }: LoanRecord): Promise<Collection['stop']> {
  const row = await tx
    .selectFrom('collection_stop')
    .select(['since', 'note'])
    .select((eb) => staffName(eb.ref('collection_stop.stopped_by')).$notNull().as('name'))
    .where('client_id', '=', client_id)
    .executeTakeFirst();
  return row ? { since: row.since.toISOString(), byName: row.name, note: row.note } : null;
}

async function readPromises(tx: Tx, { id }: LoanRecord): Promise<Collection['promises']> {
  const rows = await tx
    .selectFrom('payment_promise')
    .select(PROMISE_COLUMNS)
    .where('loan_id', '=', id)
    .orderBy('made_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(toPromise);
}

async function readContacts(tx: Tx, { client_id, id }: LoanRecord): Promise<Collection['contacts']> {
  const rows = await tx
    .selectFrom('collection_contact as contact')
    .leftJoin('collection_agency as agency', 'agency.id', 'contact.agency_id')
    .select(['contact.id', 'at', 'channel', 'outcome', 'note', 'agency.name as agencyName'])
    .select((eb) => staffName(eb.ref('contact.made_by')).$notNull().as('byName'))
    .where('contact.client_id', '=', client_id)
    .where('contact.loan_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('contact.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
