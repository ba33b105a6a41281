import { Inline, Stack, StatusBadge, Table, type TableColumn, Text, TextLink } from '@lender/ui';
import type { CollectionRow, PromiseView } from './collection-rows.ts';
import { collectionsCopy as copy } from './collections.copy.es.ts';

/** Table of late loans: whether their borrowers may be called, and the last contact and promise. */
export const CollectionsTable = ({ rows }: { readonly rows: readonly CollectionRow[] }) => (
  <Table
    caption={copy.title}
    isCaptionHidden
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    empty={copy.empty}
  />
);

const columns: readonly TableColumn<CollectionRow>[] = [
  { id: 'daysLate', header: copy.columns.daysLate, align: 'end', cell: ({ daysLate }) => daysLate },
  {
    id: 'client',
    header: copy.columns.client,
    isRowHeader: true,
    cell: ({ client, href }) => (
      <TextLink href={href} data-row-link="">
        {client}
      </TextLink>
    ),
  },
  { id: 'principal', header: copy.columns.principal, align: 'end', cell: ({ principal }) => principal },
  { id: 'overdue', header: copy.columns.overdue, align: 'end', cell: ({ overdue }) => overdue },
  { id: 'owed', header: copy.columns.owed, align: 'end', cell: ({ owed }) => owed },
  {
    id: 'mayCall',
    header: copy.columns.mayCall,
    cell: ({ mayCall, tries }) => <Marked {...mayCall} beside={tries} />,
  },
  { id: 'lastContact', header: copy.columns.lastContact, isOneLine: true, cell: ({ lastContact }) => lastContact },
  { id: 'promise', header: copy.columns.promise, cell: ({ promise }) => promise && <PromiseCell {...promise} /> },
  { id: 'agency', header: copy.columns.agency, cell: ({ agency }) => agency },
];

const PromiseCell = ({ words, state }: PromiseView) => (
  <Stack space="xxs" align="start">
    <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
    <Text as="span" size="small" tone="soft">
      {words}
    </Text>
  </Stack>
);

const Marked = ({ label, tone, beside }: CollectionRow['mayCall'] & { readonly beside: string }) => (
  <Inline space="xs" align="baseline">
    <StatusBadge tone={tone}>{label}</StatusBadge>
    {beside && (
      <Text as="span" size="small" tone="soft">
        {beside}
      </Text>
    )}
  </Inline>
);
