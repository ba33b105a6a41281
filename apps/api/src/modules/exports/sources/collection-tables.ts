import { NAME_COLUMNS } from '../../clients/index.ts';
import { defineTable } from '../table/export-table.ts';
import { momentsOf } from '../table/moments-of.ts';
import { readInPages } from '../table/read-in-pages.ts';
import { exportWords as words } from '../words/export-words.copy.es.ts';
import { headings } from '../words/headings.copy.es.ts';
import { nameOf } from './identifiers.ts';

/** The contacts about debts in a period, oldest first. Notes are left out unless two people agreed. */
export const contactTable = defineTable({
  columns: {
    ...{ loan: 'text', name: 'text', at: 'moment', channel: 'code', channelWords: 'text' },
    ...{ outcome: 'code', outcomeWords: 'text', agency: 'text', madeBy: 'text', note: 'text' },
  },
  headings: headings.contacts,
  read: ({ tx, period, isPersonal }) => {
    const { first, end } = momentsOf(period);
    const made = tx
      .selectFrom('collection_contact')
      .innerJoin('loan', (join) =>
        join
          .onRef('loan.client_id', '=', 'collection_contact.client_id')
          .onRef('loan.id', '=', 'collection_contact.loan_id'),
      )
      .leftJoin('client_details', 'client_details.client_id', 'collection_contact.client_id')
      .leftJoin('collection_agency', 'collection_agency.id', 'collection_contact.agency_id')
      .leftJoin('staff_user', 'staff_user.id', 'collection_contact.made_by')
      .select(['hashed_id', 'at', 'channel', 'outcome', 'note', ...NAME_COLUMNS])
      .select(['collection_agency.name as agency', 'staff_user.name as made_by_name'])
      .where('at', '>=', first)
      .where('at', '<', end)
      .orderBy('at')
      .orderBy('collection_contact.id');
    return readInPages(made, (page) =>
      page.map(({ at, channel, outcome, agency, note, ...contact }) => ({
        ...{ loan: contact.hashed_id, name: nameOf(contact), at },
        ...{ channel, channelWords: words.contactChannels[channel] },
        ...{ outcome, outcomeWords: outcome && words.contactOutcomes[outcome] },
        ...{ agency, madeBy: contact.made_by_name, note: isPersonal ? note : null },
      })),
    );
  },
});

/** The promises to pay that were made in a period, oldest first. Notes are left out unless two people agreed. */
export const promiseTable = defineTable({
  columns: {
    ...{ loan: 'text', name: 'text', madeOn: 'day', promisedOn: 'day', amount: 'money', paid: 'money' },
    ...{ status: 'code', statusWords: 'text', madeBy: 'text', note: 'text' },
  },
  headings: headings.promises,
  read: ({ tx, period, isPersonal }) => {
    const made = tx
      .selectFrom('payment_promise')
      .innerJoin('loan', (join) =>
        join.onRef('loan.client_id', '=', 'payment_promise.client_id').onRef('loan.id', '=', 'payment_promise.loan_id'),
      )
      .leftJoin('client_details', 'client_details.client_id', 'payment_promise.client_id')
      .leftJoin('staff_user', 'staff_user.id', 'payment_promise.made_by')
      .select(['hashed_id', 'made_on', 'promised_on', 'amount_centavos', 'paid_centavos', 'state', 'note'])
      .select(['staff_user.name as made_by_name', ...NAME_COLUMNS])
      .where('made_on', '>=', period.from)
      .where('made_on', '<=', period.to)
      .orderBy('made_on')
      .orderBy('payment_promise.id');
    return readInPages(made, (page) =>
      page.map(({ state, note, ...promise }) => ({
        ...{ loan: promise.hashed_id, name: nameOf(promise), madeOn: promise.made_on, promisedOn: promise.promised_on },
        ...{ amount: promise.amount_centavos, paid: promise.paid_centavos },
        ...{ status: state, statusWords: words.promiseStates[state] },
        ...{ madeBy: promise.made_by_name, note: isPersonal ? note : null },
      })),
    );
  },
});
