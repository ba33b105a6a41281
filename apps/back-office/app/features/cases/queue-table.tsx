import { takeCases } from '@lender/contract';
import { Table, type TableColumn } from '@lender/ui';
import { useMemo } from 'react';
import { useRowKeys } from '../../shell/keys/use-row-keys.ts';
import { useMay } from '../../shell/staff.tsx';
import { caseColumn } from '../../vocabulary/case-columns.tsx';
import type { CaseRow } from '../../vocabulary/case-row.ts';
import { queueCopy as copy } from './queue.copy.es.ts';
import { USUAL_COLUMNS } from './queue-columns.ts';
import type { QueueQuery } from './queue-query.ts';
import { sortOf } from './queue-view.ts';
import type { LoadedRows } from './row-pages.ts';
import { useChosen } from './use-chosen.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useLoadedRows } from './use-loaded-rows.ts';

export interface QueueTableProps {
  readonly query: QueueQuery;
  readonly page: LoadedRows;
  /** Number of cases in all; -1 where it is an estimate. */
  readonly total: number;
  readonly isFiltered: boolean;
  /** True when an action was done with the chosen cases. */
  readonly isDone: boolean;
}

/**
 * Shows the rows of a queue. Where JavaScript runs, only visible rows are drawn, and further ones are loaded while the
 * user scrolls; `j` and `k` walk through them and `x` chooses one. A chosen row stays chosen when it is out of sight.
 */
export function QueueTable({ query, page, total, isFiltered, isDone }: QueueTableProps) {
  useRowKeys();
  const { rows, moreHref, isLoading, loadMore } = useLoadedRows(page);
  const known = moreHref === undefined && query.cursor === undefined ? rows.length : total;
  const { frame, from, to, part } = useDrawnRows({ loaded: rows.length, total: known, onNearEnd: loadMore });
  const { chosen, choose } = useChosen(isDone);
  const columns = useQueueColumns(query, chosen, choose);
  const drawn = rows.slice(from, to);
  return (
    <div aria-busy={isLoading}>
      <Table
        caption={copy.queues[query.queue]}
        isCaptionHidden
        columns={columns}
        rows={drawn}
        rowKey={rowKey}
        empty={isFiltered ? copy.emptyFiltered : copy.empty[query.queue]}
        isLong
        frame={frame}
        {...(part && { part })}
      />
      {[...chosen]
        .filter((id) => !drawn.some((row) => row.id === id))
        .map((id) => (
          <input key={id} type="hidden" name="caso" value={id} />
        ))}
    </div>
  );
}

const rowKey = ({ id }: CaseRow): string => id;

function useQueueColumns(
  query: QueueQuery,
  chosen: ReadonlySet<string>,
  choose: (id: string, isChosen: boolean) => void,
): readonly TableColumn<CaseRow>[] {
  const mayTake = useMay()(takeCases);
  return useMemo(() => {
    const shown = (query.columns ?? USUAL_COLUMNS).map((column) => {
      const sort = sortOf(column, query);
      return { ...caseColumn(column), ...(sort && { sort }) };
    });
    return [...(mayTake ? [choiceColumn(chosen, choose)] : []), caseColumn('client'), ...shown];
  }, [query, chosen, choose, mayTake]);
}

const choiceColumn = (
  chosen: ReadonlySet<string>,
  choose: (id: string, isChosen: boolean) => void,
): TableColumn<CaseRow> => ({
  id: 'choose',
  header: copy.choose,
  width: 76,
  cell: ({ id, client }) => (
    <input
      type="checkbox"
      name="caso"
      value={id}
      aria-label={copy.chooseOne(client)}
      data-row-choice=""
      checked={chosen.has(id)}
      onChange={({ target }) => choose(id, target.checked)}
    />
  ),
});
