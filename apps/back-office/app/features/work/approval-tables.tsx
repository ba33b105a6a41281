import { StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import { screenPath } from '../../screens.ts';
import type { ApprovalLine } from './approval-lines.ts';
import { workCopy as copy } from './work.copy.es.ts';

const { columns } = copy;

const what: TableColumn<ApprovalLine> = {
  id: 'what',
  header: columns.what,
  isRowHeader: true,
  cell: (line) => line.what,
};
const client: TableColumn<ApprovalLine> = { id: 'client', header: columns.client, cell: (line) => line.client };

const WAITING: readonly TableColumn<ApprovalLine>[] = [
  {
    ...what,
    cell: ({ id, what: words }) => (
      <TextLink
        href={`${screenPath('approvals', {})}?${new URLSearchParams({ decidir: id, como: 'approve' })}`}
        data-row-link=""
      >
        {words}
      </TextLink>
    ),
  },
  client,
  { id: 'askedBy', header: columns.askedBy, cell: ({ askedBy }) => askedBy },
  { id: 'waits', header: columns.waits, align: 'end', cell: ({ waits }) => waits },
];

const ASKED: readonly TableColumn<ApprovalLine>[] = [
  what,
  client,
  {
    id: 'status',
    header: columns.status,
    cell: ({ status }) => <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  },
  { id: 'answered', header: columns.answered, cell: ({ answer }) => answer },
];

/** Shows what others requested and what waits for an answer. */
export const WaitingTable = ({ lines }: { readonly lines: readonly ApprovalLine[] }) => (
  <Lines caption={copy.waiting.title} columns={WAITING} lines={lines} empty={copy.waiting.empty} />
);

/** Shows what the user requested, and how it was answered. */
export const AskedTable = ({ lines }: { readonly lines: readonly ApprovalLine[] }) => (
  <Lines caption={copy.asked.title} columns={ASKED} lines={lines} empty={copy.asked.empty} />
);

interface LinesProps {
  readonly caption: string;
  readonly columns: readonly TableColumn<ApprovalLine>[];
  readonly lines: readonly ApprovalLine[];
  readonly empty: string;
}

const Lines = ({ caption, columns: shown, lines, empty }: LinesProps) => (
  <Table caption={caption} isCaptionHidden columns={shown} rows={lines} rowKey={({ id }) => id} empty={empty} />
);
