import { StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import { queueCopy as copy } from './queue.copy.es.ts';
import type { Queue } from './queue-query.ts';
import type { QueueRow } from './queue-view.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface QueueTableProps {
  readonly queue: Queue;
  readonly rows: readonly QueueRow[];
}

const columns: readonly TableColumn<QueueRow>[] = [
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
  { id: 'phone', header: copy.columns.phone, cell: ({ phone }) => phone },
  { id: 'amount', header: copy.columns.amount, align: 'end', cell: ({ amount }) => amount },
  {
    id: 'status',
    header: copy.columns.status,
    cell: ({ status }) => <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  },
  { id: 'reasons', header: copy.columns.reasons, cell: ({ reasons }) => reasons },
  {
    id: 'waiting',
    header: copy.columns.waiting,
    align: 'end',
    cell: ({ waiting }) => (
      <time dateTime={waiting.instant} title={waiting.exact}>
        {waiting.words}
      </time>
    ),
  },
  { id: 'reference', header: copy.columns.reference, cell: ({ reference }) => reference },
];

/** The rows of a queue. Where JavaScript runs, `j` and `k` walk through them. */
export function QueueTable({ queue, rows }: QueueTableProps) {
  useRowKeys();
  return (
    <Table
      caption={copy.queues[queue]}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={copy.empty[queue]}
    />
  );
}
