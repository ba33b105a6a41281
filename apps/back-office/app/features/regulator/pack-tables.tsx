import { StatusBadge, Table, type TableColumn, VisuallyHidden } from '@lender/ui';
import { regulatorCopy as copy } from './regulator.copy.es.ts';
import type { AskedPackView, PackFileView } from './regulator.server.ts';

const fileColumns: readonly TableColumn<PackFileView>[] = [
  { id: 'file', header: copy.columns.file, isRowHeader: true, cell: ({ file }) => file },
  { id: 'rows', header: copy.columns.rows, align: 'end', isOneLine: true, cell: ({ rows }) => rows },
  { id: 'sums', header: copy.columns.sums, cell: ({ sums }) => sums.join(' · ') },
  {
    id: 'books',
    header: copy.columns.books,
    isOneLine: true,
    cell: ({ books }) => (books ? <StatusBadge tone={books.tone}>{books.label}</StatusBadge> : copy.noBooks),
  },
  {
    id: 'doubts',
    header: copy.columns.doubts,
    cell: ({ doubts }) => (doubts ? <StatusBadge tone="warn">{doubts}</StatusBadge> : copy.noDoubts),
  },
];

/** Shows the files of a pack. */
export const PackFilesTable = ({ files }: { readonly files: readonly PackFileView[] }) => (
  <Table
    caption={copy.tables.files}
    isCaptionHidden
    columns={fileColumns}
    rows={files}
    rowKey={({ key }) => key}
    empty={copy.noDoubts}
  />
);

const packColumns: readonly TableColumn<AskedPackView>[] = [
  { id: 'month', header: copy.packs.month, isRowHeader: true, cell: ({ month }) => month },
  { id: 'askedAt', header: copy.packs.askedAt, isOneLine: true, cell: ({ askedAt }) => askedAt },
  { id: 'askedBy', header: copy.packs.askedBy, cell: ({ askedBy }) => askedBy },
  {
    id: 'state',
    header: copy.packs.state,
    isOneLine: true,
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
  {
    id: 'file',
    header: copy.packs.file,
    isOneLine: true,
    cell: ({ fileHref, month }) =>
      fileHref && (
        // A file is not a page: the browser fetches it, not the router.
        <a href={fileHref} download>
          {copy.packs.download}
          <VisuallyHidden>{copy.packs.ofWhich(month)}</VisuallyHidden>
        </a>
      ),
  },
];

/** Table of the requested packs, the newest first. */
export const AskedPacksTable = ({ packs }: { readonly packs: readonly AskedPackView[] }) => (
  <Table
    caption={copy.tables.packs}
    columns={packColumns}
    rows={packs}
    rowKey={({ id }) => id}
    empty={copy.packs.empty}
  />
);
