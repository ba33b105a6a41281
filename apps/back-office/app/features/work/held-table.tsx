import { Table } from '@lender/ui';
import { caseColumn } from '../../vocabulary/case-columns.tsx';
import type { CaseRow } from '../../vocabulary/case-row.ts';
import { workCopy as copy } from './work.copy.es.ts';

const COLUMNS = (['client', 'due', 'amount', 'status', 'reasons', 'waiting'] as const).map(caseColumn);

/** Shows the cases that a person holds, the one with the least time first. */
export function HeldTable({ rows }: { readonly rows: readonly CaseRow[] }) {
  return (
    <Table
      caption={copy.held.title}
      isCaptionHidden
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      empty={copy.held.empty}
    />
  );
}
