import { Stack, Table, type TableColumn, Text } from '@lender/ui';
import type { SampleRow } from './product-draft-view.ts';
import { productDraftCopy } from './products.copy.es.ts';

const { samples: copy } = productDraftCopy;

const columns: readonly TableColumn<SampleRow>[] = [
  { id: 'loan', header: copy.columns.loan, isRowHeader: true, cell: ({ loan }) => loan },
  { id: 'term', header: copy.columns.term, align: 'end', cell: ({ term }) => term },
  { id: 'before', header: copy.columns.before, align: 'end', cell: ({ before }) => before },
  { id: 'beforeCat', header: copy.columns.beforeCat, align: 'end', cell: ({ beforeCat }) => beforeCat },
  {
    id: 'after',
    header: copy.columns.after,
    align: 'end',
    cell: ({ after, isDifferent }) => (isDifferent ? <strong>{after}</strong> : after),
  },
  { id: 'afterCat', header: copy.columns.afterCat, align: 'end', cell: ({ afterCat }) => afterCat },
];

/** Shows what a draft would offer, beside what is offered now. */
export const SamplesTable = ({ rows }: { readonly rows: readonly SampleRow[] }) => (
  <Stack space="xs">
    <Table caption={copy.title} columns={columns} rows={rows} rowKey={({ id }) => id} empty={copy.none} />
    <Text tone="soft">{copy.cat}</Text>
  </Stack>
);
