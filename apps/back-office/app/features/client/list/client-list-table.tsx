import { Table, type TableColumn, TextLink } from '@lender/ui';
import { clientListCopy as copy } from './client-list.copy.es.ts';
import type { ClientLine } from './client-list.server.ts';

/** Shows clients, each with the link to the client's own page. */
export const ClientListTable = ({ clients }: { readonly clients: readonly ClientLine[] }) => (
  <Table
    caption={copy.title}
    isCaptionHidden
    columns={COLUMNS}
    rows={clients}
    rowKey={({ id }) => id}
    empty={copy.empty}
  />
);

const COLUMNS: readonly TableColumn<ClientLine>[] = [
  {
    id: 'client',
    header: copy.columns.client,
    isRowHeader: true,
    cell: ({ href, client }) => (
      <TextLink href={href} data-row-link="">
        {client}
      </TextLink>
    ),
  },
  { id: 'phone', header: copy.columns.phone, isOneLine: true, cell: ({ phone }) => phone },
  { id: 'status', header: copy.columns.status, cell: ({ status }) => status },
  { id: 'registered', header: copy.columns.registered, isOneLine: true, cell: ({ registered }) => registered },
  { id: 'loans', header: copy.columns.loans, align: 'end', cell: ({ loans }) => loans },
];
