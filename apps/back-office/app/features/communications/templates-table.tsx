import { Inline, StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import { communicationsCopy } from './communications.copy.es.ts';
import type { TemplateLine } from './templates.server.ts';

const { list: copy, title } = communicationsCopy;

/** Draws the texts of a channel, when they are sent, and how many arrived. */
export const TemplatesTable = ({ lines }: { readonly lines: readonly TemplateLine[] }) => (
  <Table caption={title} isCaptionHidden columns={columns} rows={lines} rowKey={({ id }) => id} empty={copy.empty} />
);

const columns: readonly TableColumn<TemplateLine>[] = [
  {
    id: 'template',
    header: copy.columns.template,
    isRowHeader: true,
    cell: ({ href, name, hasDraft }) => (
      <Inline space="s" align="baseline">
        <TextLink href={href}>{name}</TextLink>
        {hasDraft && <StatusBadge tone="warn">{copy.draft}</StatusBadge>}
      </Inline>
    ),
  },
  { id: 'trigger', header: copy.columns.trigger, cell: ({ trigger }) => trigger },
  { id: 'version', header: copy.columns.version, align: 'end', cell: ({ version }) => version },
  { id: 'since', header: copy.columns.since, isOneLine: true, cell: ({ since }) => since },
  { id: 'sent', header: copy.columns.sent, align: 'end', cell: ({ sent }) => sent },
  { id: 'failed', header: copy.columns.failed, align: 'end', cell: ({ failed }) => failed },
];
