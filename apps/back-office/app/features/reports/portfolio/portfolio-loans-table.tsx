import { StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import { portfolioCopy } from './portfolio.copy.es.ts';
import type { PortfolioLoanRow } from './portfolio.server.ts';

const { loans: copy } = portfolioCopy;

/** Table of the loans that a figure counts. */
export const PortfolioLoansTable = ({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly PortfolioLoanRow[];
}) => (
  <Table caption={title} isCaptionHidden columns={columns} rows={rows} rowKey={({ id }) => id} empty={copy.empty} />
);

const columns: readonly TableColumn<PortfolioLoanRow>[] = [
  {
    id: 'loan',
    header: copy.columns.loan,
    isRowHeader: true,
    cell: ({ number, href }) => (
      <TextLink href={href} data-row-link="">
        {number}
      </TextLink>
    ),
  },
  { id: 'client', header: copy.columns.client, cell: ({ client }) => client },
  {
    id: 'status',
    header: copy.columns.status,
    cell: ({ status }) => <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  },
  { id: 'arrived', header: copy.columns.arrived, isOneLine: true, cell: ({ arrived }) => arrived },
  { id: 'daysLate', header: copy.columns.daysLate, align: 'end', cell: ({ daysLate }) => daysLate },
  { id: 'principal', header: copy.columns.principal, align: 'end', cell: ({ principal }) => principal },
  { id: 'amount', header: copy.columns.amount, align: 'end', cell: ({ amount }) => amount },
];
