import { StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import type { AlertLine } from './alert-view.ts';
import { alertsCopy as copy } from './alerts.copy.es.ts';

/** Table of alerts with their subjects. */
export const AlertsTable = ({ lines }: { readonly lines: readonly AlertLine[] }) => (
  <Table
    caption={copy.title}
    isCaptionHidden
    columns={columns}
    rows={lines}
    rowKey={({ id }) => id}
    empty={copy.empty}
  />
);

const columns: readonly TableColumn<AlertLine>[] = [
  {
    id: 'rule',
    header: copy.columns.rule,
    isRowHeader: true,
    cell: ({ rule, href }) => (
      <TextLink href={href} data-row-link="">
        {rule}
      </TextLink>
    ),
  },
  { id: 'kind', header: copy.columns.kind, cell: ({ kind }) => kind },
  { id: 'raisedAt', header: copy.columns.raisedAt, isOneLine: true, cell: ({ raisedAt }) => raisedAt },
  { id: 'clients', header: copy.columns.clients, cell: ({ clients }) => clients },
  { id: 'payments', header: copy.columns.payments, align: 'end', cell: ({ payments }) => payments },
  { id: 'amount', header: copy.columns.amount, align: 'end', isOneLine: true, cell: ({ amount }) => amount },
  { id: 'holder', header: copy.columns.holder, cell: ({ holder }) => holder },
  {
    id: 'state',
    header: copy.columns.state,
    isOneLine: true,
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
];
