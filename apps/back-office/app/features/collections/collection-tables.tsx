import { StatusBadge, Table, type TableColumn } from '@lender/ui';
import { callCopy as words } from './call.copy.es.ts';
import type { PaymentLine } from './call-view.ts';
import { collectionCopy as copy } from './collection.copy.es.ts';
import type { CollectionView, ContactLine, PromiseLine } from './collection-view.ts';

/** Draws what happened before: the contacts, the promises and the payments. */
export const CollectionTables = ({ view }: { readonly view: CollectionView }) => (
  <>
    <Table
      caption={copy.contacts.title}
      columns={contactColumns}
      rows={view.contacts}
      rowKey={({ id }) => id}
      empty={copy.contacts.empty}
    />
    <Table
      caption={copy.promises.title}
      columns={promiseColumns}
      rows={view.promises}
      rowKey={({ id }) => id}
      empty={copy.promises.empty}
    />
    <Table
      caption={words.payments.title}
      columns={paymentColumns}
      rows={view.payments}
      rowKey={({ id }) => id}
      empty={words.payments.empty}
    />
  </>
);

const contactColumns: readonly TableColumn<ContactLine>[] = [
  { id: 'at', header: copy.contacts.at, isRowHeader: true, isOneLine: true, cell: ({ at }) => at },
  { id: 'channel', header: copy.contacts.channel, isOneLine: true, cell: ({ channel }) => channel },
  { id: 'outcome', header: copy.contacts.outcome, cell: ({ outcome }) => outcome },
  { id: 'note', header: copy.contacts.note, cell: ({ note }) => note },
  { id: 'by', header: copy.contacts.by, cell: ({ by }) => by },
];

const promiseColumns: readonly TableColumn<PromiseLine>[] = [
  { id: 'promised', header: copy.promises.promised, isRowHeader: true, cell: ({ promised }) => promised },
  { id: 'paid', header: copy.promises.paid, align: 'end', cell: ({ paid }) => paid },
  {
    id: 'state',
    header: copy.promises.state,
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
  { id: 'madeAt', header: copy.promises.madeAt, isOneLine: true, cell: ({ madeAt }) => madeAt },
];

const paymentColumns: readonly TableColumn<PaymentLine>[] = [
  { id: 'on', header: words.payments.on, isRowHeader: true, isOneLine: true, cell: ({ on }) => on },
  { id: 'amount', header: words.payments.amount, align: 'end', cell: ({ amount }) => amount },
  { id: 'method', header: words.payments.method, cell: ({ method }) => method },
];
