import { StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import type { ComplaintLine } from './complaint-view.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';

/** Table of complaints with their remaining time. */
export const ComplaintsTable = ({ lines }: { readonly lines: readonly ComplaintLine[] }) => (
  <Table
    caption={copy.title}
    isCaptionHidden
    columns={columns}
    rows={lines}
    rowKey={({ id }) => id}
    empty={copy.empty}
  />
);

const columns: readonly TableColumn<ComplaintLine>[] = [
  {
    id: 'folio',
    header: copy.columns.folio,
    isRowHeader: true,
    isOneLine: true,
    cell: ({ folio, href }) => (
      <TextLink href={href} data-row-link="">
        {folio}
      </TextLink>
    ),
  },
  { id: 'person', header: copy.columns.person, cell: ({ person }) => person },
  { id: 'kind', header: copy.columns.kind, cell: ({ kind }) => kind },
  { id: 'channel', header: copy.columns.channel, cell: ({ channel }) => channel },
  { id: 'openedAt', header: copy.columns.openedAt, isOneLine: true, cell: ({ openedAt }) => openedAt },
  { id: 'dueOn', header: copy.columns.dueOn, isOneLine: true, cell: ({ dueOn }) => dueOn },
  {
    id: 'left',
    header: copy.columns.left,
    cell: ({ left }) => <StatusBadge tone={left.tone}>{left.label}</StatusBadge>,
  },
];
