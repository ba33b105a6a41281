import { Stack, StatusBadge, Table, type TableColumn, Text } from '@lender/ui';
import type { ProviderView } from './provider-view.ts';
import { providersCopy as copy } from './providers.copy.es.ts';

/** Shows the providers that the server calls, and how each answers. */
export function ProvidersTable({ providers }: { readonly providers: readonly ProviderView[] }) {
  return (
    <Table
      caption={copy.title}
      isCaptionHidden
      columns={columns}
      rows={providers}
      rowKey={({ id }) => id}
      empty={copy.notInUse}
    />
  );
}

const columns: readonly TableColumn<ProviderView>[] = [
  {
    id: 'provider',
    header: copy.columns.provider,
    isRowHeader: true,
    cell: ({ name, purpose }) => <WithNote note={purpose}>{name}</WithNote>,
  },
  { id: 'place', header: copy.columns.place, cell: ({ place }) => place },
  {
    id: 'state',
    header: copy.columns.state,
    cell: ({ state }) => state && <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
  { id: 'lastSuccess', header: copy.columns.lastSuccess, isOneLine: true, cell: ({ lastSuccess }) => lastSuccess },
  {
    id: 'lastTrouble',
    header: copy.columns.lastTrouble,
    cell: ({ lastTrouble, lastTroubleKind }) => <WithNote note={lastTroubleKind}>{lastTrouble}</WithNote>,
  },
  { id: 'answered', header: copy.columns.answered, align: 'end', cell: ({ answered }) => answered },
  { id: 'troubled', header: copy.columns.troubled, align: 'end', cell: ({ troubled }) => troubled },
  { id: 'notAsked', header: copy.columns.notAsked, align: 'end', cell: ({ notAsked }) => notAsked },
  { id: 'notices', header: copy.columns.notices, align: 'end', cell: ({ notices }) => notices },
];

function WithNote({ note, children }: { readonly note: string; readonly children: string }) {
  if (note === '') return children;
  return (
    <Stack space="xxs" align="start">
      <span>{children}</span>
      <Text as="span" size="small" tone="soft">
        {note}
      </Text>
    </Stack>
  );
}
