import { StatusBadge, Table, type TableColumn } from '@lender/ui';
import type { ComparedRow } from './compared-view.ts';
import { evidenceCopy } from './evidence/evidence.copy.es.ts';

const { compared: copy } = evidenceCopy;

/** Draws the client's declarations beside what was seen. */
export function ComparedTable({ rows }: { readonly rows: readonly ComparedRow[] }) {
  if (rows.length === 0) return null;
  return <Table caption={copy.title} columns={columns} rows={rows} rowKey={({ what }) => what} empty="" />;
}

const columns: readonly TableColumn<ComparedRow>[] = [
  { id: 'what', header: copy.what, isRowHeader: true, cell: ({ what }) => what },
  { id: 'declared', header: copy.declared, cell: ({ declared }) => declared },
  { id: 'seen', header: copy.seen, cell: ({ seen }) => seen },
  { id: 'source', header: copy.source, cell: ({ source }) => source },
  {
    id: 'result',
    header: copy.result,
    cell: ({ result, differs }) => <StatusBadge tone={differs ? 'danger' : 'ok'}>{result}</StatusBadge>,
  },
];
