import { StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import { loanListCopy as copy } from './loan-list.copy.es.ts';
import type { LoanLine } from './loan-list.server.ts';

/** Shows loans, each with the links to its own page and to its client. */
export const LoanListTable = ({ loans }: { readonly loans: readonly LoanLine[] }) => (
  <Table
    caption={copy.title}
    isCaptionHidden
    columns={COLUMNS}
    rows={loans}
    rowKey={({ id }) => id}
    empty={copy.empty}
  />
);

const { columns } = copy;

const COLUMNS: readonly TableColumn<LoanLine>[] = [
  {
    id: 'loan',
    header: columns.loan,
    isRowHeader: true,
    cell: ({ href, reference }) => (
      <TextLink href={href} data-row-link="">
        {reference}
      </TextLink>
    ),
  },
  {
    id: 'client',
    header: columns.client,
    cell: ({ clientHref, client }) => <TextLink href={clientHref}>{client}</TextLink>,
  },
  {
    id: 'status',
    header: columns.status,
    cell: ({ status }) => <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  },
  { id: 'principal', header: columns.principal, align: 'end', cell: ({ principal }) => principal },
  { id: 'outstanding', header: columns.outstanding, align: 'end', cell: ({ outstanding }) => outstanding },
  { id: 'due', header: columns.due, isOneLine: true, cell: ({ due }) => due },
  { id: 'start', header: columns.start, isOneLine: true, cell: ({ start }) => start },
];
