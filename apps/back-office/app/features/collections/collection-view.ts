import { formatPlainDate, type PlainDate } from '@lender/calculator';
import type { getCollection, Reply } from '@lender/contract';
import { pesosFromCentavos } from '@lender/money';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { loanBadge } from '../../vocabulary/status/loan-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { type CallView, callView } from './call-view.ts';
import { collectionCopy as copy } from './collection.copy.es.ts';
import { type CallQueue, callPath, collectionsPath } from './collection-query.ts';
import { promiseView } from './collection-rows.ts';
import { collectionsCopy } from './collections.copy.es.ts';
import { localTime, mayCallWord } from './may-call-view.ts';

type Collection = Reply<typeof getCollection>;

interface Fact {
  readonly term: string;
  readonly detail: string;
}

export interface ContactLine {
  readonly id: string;
  readonly at: string;
  readonly channel: string;
  readonly outcome: string;
  readonly note: string;
  readonly by: string;
}

export interface PromiseLine {
  readonly id: string;
  readonly madeAt: string;
  readonly promised: string;
  readonly paid: string;
  readonly state: StatusWord;
}

/** View of a loan for its collector. */
export interface CollectionView extends CallView {
  readonly id: string;
  readonly clientId: string;
  readonly client: string;
  readonly number: string;
  /** Path of this page, with the queue in which the collector works. */
  readonly path: string;
  readonly listHref: string;
  readonly loanHref: string;
  readonly clientHref: string;
  readonly holdHref: string;
  readonly status: StatusWord;
  readonly isLate: boolean;
  readonly isReported: boolean;
  readonly isStopped: boolean;
  readonly owed: readonly Fact[];
  readonly phone: string;
  readonly mayCall: StatusWord;
  readonly clock: readonly Fact[];
  readonly pay: readonly Fact[];
  readonly contacts: readonly ContactLine[];
  readonly promises: readonly PromiseLine[];
  readonly agencyId: string;
  /** Amount that settles what is late, as digits: the default of a promise. */
  readonly overduePesos: string;
  readonly promiseUntilWords: string;
}

export const collectionView = (of: Collection, today: PlainDate, queue: CallQueue): CollectionView => ({
  ...callView(of, today),
  path: callPath(of.loanId, queue),
  listHref: collectionsPath(queue),
  clientHref: screenPath('client', { id: of.clientId }),
  id: of.loanId,
  clientId: of.clientId,
  client: of.clientName,
  number: of.hashedId,
  loanHref: screenPath('loan', { id: of.loanId }),
  holdHref: `${screenPath('loan', { id: of.loanId })}?accion=hold`,
  status: loanBadge(of.status, of.daysLate),
  isLate: of.daysLate > 0,
  isReported: of.isReported,
  isStopped: of.stop !== null,
  owed: [
    { term: copy.owed.overdue, detail: formatPesos(of.overdue) },
    { term: copy.owed.owed, detail: formatPesos(of.owed) },
    { term: copy.owed.daysLate, detail: String(of.daysLate) },
    ...(of.dueOn ? [{ term: copy.owed.dueOn, detail: formatPlainDate(of.dueOn) }] : []),
  ],
  phone: of.phoneMasked,
  mayCall: mayCallWord(of.mayCall),
  clock: clockFacts(of),
  pay: payFacts(of),
  contacts: of.contacts.map((contact) => ({
    id: contact.id,
    at: formatInstant(contact.at),
    channel: collectionsCopy.channels[contact.channel],
    outcome: contact.outcome ? collectionsCopy.outcomes[contact.outcome] : '',
    note: contact.note,
    by: [contact.byName ?? copy.clock.nobody, contact.agencyName].filter(Boolean).join(', '),
  })),
  promises: of.promises.map((promise) => ({
    id: promise.id,
    madeAt: formatInstant(promise.madeAt),
    promised: promiseView(promise).words,
    paid: formatPesos(promise.paid),
    state: promiseView(promise).state,
  })),
  agencyId: of.agency?.id ?? '',
  overduePesos: pesosFromCentavos(of.overdue).toFixed(2),
  promiseUntilWords: formatPlainDate(of.promiseUntil),
});

function clockFacts({ now, mayCall, contactsToday, mostContacts, stop, agency }: Collection): readonly Fact[] {
  const { clock } = copy;
  return [
    { term: clock.zones[mayCall.zone], detail: clock.there(localTime(now, mayCall.zone)) },
    { term: copy.contacts.title, detail: clock.tries(contactsToday, mostContacts) },
    ...(stop
      ? [
          {
            term: clock.stop,
            detail: clock.stopBy(formatInstant(stop.since), stop.byName ?? clock.nobody, stop.note),
          },
        ]
      : []),
    ...(agency
      ? [{ term: clock.agency, detail: clock.agencyOf(agency.name, agency.redecoNumber ?? clock.noRedeco) }]
      : []),
  ];
}

const payFacts = ({ clabe, references }: Collection): readonly Fact[] => [
  ...(clabe ? [{ term: copy.pay.clabe, detail: clabe }] : []),
  ...references.map(({ reference, amount, expiresOn }) => ({
    term: copy.pay.reference,
    detail: copy.pay.referenceOf(reference, formatPesos(amount), formatPlainDate(expiresOn)),
  })),
];
