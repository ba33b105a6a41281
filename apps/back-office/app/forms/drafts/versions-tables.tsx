import { StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import type { DraftRow, VersionRow } from './draft-rows.ts';
import { draftsCopy as copy } from './drafts.copy.es.ts';

const versions: readonly TableColumn<VersionRow>[] = [
  {
    id: 'version',
    header: copy.columns.version,
    isRowHeader: true,
    cell: ({ version, href }) => <TextLink href={href}>{copy.version(version)}</TextLink>,
  },
  {
    id: 'state',
    header: copy.columns.state,
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
  { id: 'since', header: copy.columns.since, cell: ({ since }) => since },
  { id: 'by', header: copy.columns.by, cell: ({ by }) => by },
  { id: 'approvedBy', header: copy.columns.approvedBy, cell: ({ approvedBy }) => approvedBy },
  { id: 'reason', header: copy.columns.reason, cell: ({ reason }) => reason },
];

const drafts: readonly TableColumn<DraftRow>[] = [
  {
    id: 'note',
    header: copy.columns.note,
    isRowHeader: true,
    cell: ({ note, href }) => <TextLink href={href}>{note}</TextLink>,
  },
  {
    id: 'state',
    header: copy.columns.state,
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
  { id: 'basedOn', header: copy.columns.basedOn, cell: ({ basedOn }) => basedOn },
  { id: 'author', header: copy.columns.author, cell: ({ author }) => author },
  { id: 'changedAt', header: copy.columns.changedAt, cell: ({ changedAt }) => changedAt },
];

/** Table of every published version. */
export const VersionsTable = ({ rows }: { readonly rows: readonly VersionRow[] }) => (
  <Table caption={copy.versions} columns={versions} rows={rows} rowKey={({ href }) => href} empty="" />
);

/** Shows the drafts that are being worked on. */
export const DraftsTable = ({ rows }: { readonly rows: readonly DraftRow[] }) => (
  <Table caption={copy.drafts} columns={drafts} rows={rows} rowKey={({ href }) => href} empty={copy.noDrafts} />
);
