import { StatusBadge, Table, type TableColumn } from '@lender/ui';
import { legalCopy } from './legal.copy.es.ts';
import type { ChangeLine } from './legal-lines.ts';

const { changes: changed } = legalCopy;

export interface ChangesProps {
  readonly title: string;
  readonly lines: readonly ChangeLine[];
}

/** Table of the lines in which two texts differ. */
export const LineChanges = ({ title, lines }: ChangesProps) => (
  <Table caption={title} columns={CHANGES} rows={lines} rowKey={({ id }) => id} empty={changed.none} />
);

const CHANGES: readonly TableColumn<ChangeLine>[] = [
  {
    id: 'section',
    header: changed.columns.section,
    isRowHeader: true,
    cell: ({ section }) => section || changed.whole,
  },
  {
    id: 'change',
    header: changed.columns.change,
    isOneLine: true,
    cell: ({ change }) => <StatusBadge tone={changed.kinds[change].tone}>{changed.kinds[change].label}</StatusBadge>,
  },
  {
    id: 'line',
    header: changed.columns.line,
    cell: ({ change, line }) => (change === 'removed' ? <del>{line}</del> : <ins>{line}</ins>),
  },
];
