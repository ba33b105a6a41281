import { takeCases } from '@lender/contract';
import { Table, type TableColumn } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { useRowKeys } from '../../shell/use-row-keys.ts';
import { caseColumn } from '../../vocabulary/case-columns.tsx';
import type { CaseRow } from '../../vocabulary/case-row.ts';
import { queueCopy as copy } from './queue.copy.es.ts';
import { USUAL_COLUMNS } from './queue-columns.ts';
import type { QueueQuery } from './queue-query.ts';
import { sortOf } from './queue-view.ts';

export interface QueueTableProps {
  readonly query: QueueQuery;
  readonly rows: readonly CaseRow[];
  readonly isFiltered: boolean;
}

const choice: TableColumn<CaseRow> = {
  id: 'choose',
  header: copy.choose,
  cell: ({ id, client }) => (
    <input type="checkbox" name="caso" value={id} aria-label={copy.chooseOne(client)} data-row-choice="" />
  ),
};

/** The rows of a queue. Where JavaScript runs, `j` and `k` walk through them and `x` chooses one. */
export function QueueTable({ query, rows, isFiltered }: QueueTableProps) {
  useRowKeys();
  const may = useMay();
  const { queue, columns = USUAL_COLUMNS } = query;
  const shown = columns.map((column) => {
    const sort = sortOf(column, query);
    return { ...caseColumn(column), ...(sort && { sort }) };
  });
  return (
    <Table
      caption={copy.queues[queue]}
      isCaptionHidden
      columns={[...(may(takeCases) ? [choice] : []), caseColumn('client'), ...shown]}
      rows={rows}
      rowKey={({ id }) => id}
      empty={isFiltered ? copy.emptyFiltered : copy.empty[queue]}
    />
  );
}
