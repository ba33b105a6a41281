import { Table, type TableColumn } from '@lender/ui';
import type { ChangeRow } from './change-row.ts';
import { draftsCopy } from './drafts.copy.es.ts';

const { changes: copy } = draftsCopy;

const columns: readonly TableColumn<ChangeRow>[] = [
  { id: 'what', header: copy.columns.what, isRowHeader: true, cell: ({ what }) => what },
  { id: 'before', header: copy.columns.before, align: 'end', cell: ({ before }) => before },
  { id: 'after', header: copy.columns.after, align: 'end', cell: ({ after }) => <strong>{after}</strong> },
];

interface ChangesTableProps {
  readonly changes: readonly ChangeRow[];
  readonly title: string;
}

/** Shows how a version or a draft differs from another one. */
export const ChangesTable = ({ changes, title }: ChangesTableProps) => (
  <Table caption={title} columns={columns} rows={changes} rowKey={({ path }) => path} empty={copy.none} />
);
