import { Table, type TableColumn } from '@lender/ui';
import { communicationsCopy } from './communications.copy.es.ts';
import type { TemplateView } from './template.server.ts';

const { placeholders: words, versions: past } = communicationsCopy.one;

/** Draws the placeholders that the server fills in a text. */
export const PlaceholdersTable = ({ rows }: { readonly rows: TemplateView['placeholders'] }) => (
  <Table caption={words.title} columns={PLACEHOLDER_COLUMNS} rows={rows} rowKey={({ name }) => name} empty="" />
);

const PLACEHOLDER_COLUMNS: readonly TableColumn<TemplateView['placeholders'][number]>[] = [
  { id: 'name', header: words.columns.name, isRowHeader: true, isOneLine: true, cell: ({ name }) => name },
  { id: 'kind', header: words.columns.kind, cell: ({ kind }) => kind },
  { id: 'isRequired', header: words.columns.isRequired, cell: ({ isRequired }) => isRequired },
  { id: 'example', header: words.columns.example, cell: ({ example }) => example },
];

/** Draws the versions that were published before, and by whom. */
export const VersionsTable = ({ rows }: { readonly rows: TemplateView['versions'] }) => (
  <Table
    caption={past.title}
    columns={VERSION_COLUMNS}
    rows={rows}
    rowKey={({ version }) => String(version)}
    empty={past.empty}
  />
);

const VERSION_COLUMNS: readonly TableColumn<TemplateView['versions'][number]>[] = [
  { id: 'version', header: past.columns.version, isRowHeader: true, cell: ({ version }) => version },
  { id: 'since', header: past.columns.since, isOneLine: true, cell: ({ since }) => since },
  { id: 'by', header: past.columns.by, cell: ({ by }) => by },
  { id: 'approvedBy', header: past.columns.approvedBy, cell: ({ approvedBy }) => approvedBy },
  { id: 'reason', header: past.columns.reason, cell: ({ reason }) => reason },
  { id: 'text', header: past.columns.text, cell: ({ text }) => text },
];
