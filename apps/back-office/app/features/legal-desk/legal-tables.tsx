import { Inline, StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import { legalCopy } from './legal.copy.es.ts';
import type { LegalLine, LegalView } from './legal.server.ts';

const { list, one } = legalCopy;

/** Table of every text that borrowers accept. */
export const LegalTextsTable = ({ lines }: { readonly lines: readonly LegalLine[] }) => (
  <Table
    caption={legalCopy.title}
    isCaptionHidden
    columns={TEXTS}
    rows={lines}
    rowKey={({ kind }) => kind}
    empty={list.empty}
  />
);

const TEXTS: readonly TableColumn<LegalLine>[] = [
  {
    id: 'text',
    header: list.columns.text,
    isRowHeader: true,
    cell: ({ href, name, isAsked, next }) => (
      <Inline space="s" align="baseline">
        <TextLink href={href}>{name}</TextLink>
        {isAsked && <StatusBadge tone="warn">{list.asked}</StatusBadge>}
        {next !== null && <StatusBadge tone="info">{next}</StatusBadge>}
      </Inline>
    ),
  },
  { id: 'version', header: list.columns.version, align: 'end', cell: ({ version }) => version },
  { id: 'since', header: list.columns.since, isOneLine: true, cell: ({ since }) => since },
  { id: 'registration', header: list.columns.registration, isOneLine: true, cell: ({ registration }) => registration },
  { id: 'accepted', header: list.columns.accepted, align: 'end', cell: ({ accepted: count }) => count },
  { id: 'hash', header: list.columns.hash, isOneLine: true, cell: ({ hash }) => <code>{hash}</code> },
];

/** Shows the published versions, with links to read them. */
export const LegalVersionsTable = ({ rows }: { readonly rows: LegalView['versions'] }) => (
  <Table
    caption={one.versions}
    columns={VERSIONS}
    rows={rows}
    rowKey={({ version }) => String(version)}
    empty={list.empty}
  />
);

const VERSIONS: readonly TableColumn<LegalView['versions'][number]>[] = [
  { id: 'version', header: one.columns.version, isRowHeader: true, cell: ({ version }) => version },
  {
    id: 'state',
    header: one.columns.state,
    isOneLine: true,
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
  { id: 'since', header: one.columns.since, isOneLine: true, cell: ({ since }) => since },
  { id: 'by', header: one.columns.by, cell: ({ by }) => by },
  { id: 'reason', header: one.columns.reason, cell: ({ reason }) => reason },
  { id: 'accepted', header: one.columns.accepted, align: 'end', cell: ({ accepted: count }) => count },
  {
    id: 'actions',
    header: one.actions,
    isOneLine: true,
    cell: ({ version, readHref, compareHref }) => (
      <Inline space="m" align="baseline">
        {readHref !== null && (
          <TextLink href={readHref} aria-label={one.readName(version)}>
            {one.read}
          </TextLink>
        )}
        {compareHref !== null && (
          <TextLink href={compareHref} aria-label={one.compareName(version)}>
            {one.compare}
          </TextLink>
        )}
      </Inline>
    ),
  },
];
