import { DescriptionList, Disclosure, Stack, StatusBadge, Table, type TableColumn, Text, TextLink } from '@lender/ui';
import { auditCopy as copy } from './audit.copy.es.ts';
import type { AuditRow } from './audit-view.ts';

const columns: readonly TableColumn<AuditRow>[] = [
  { id: 'number', header: copy.columns.number, align: 'end', isRowHeader: true, cell: ({ number }) => number },
  { id: 'at', header: copy.columns.at, cell: ({ at }) => at },
  {
    id: 'who',
    header: copy.columns.who,
    cell: ({ who }) => (
      <Stack space="none">
        <TextLink href={who.href}>{who.name}</TextLink>
        <Text as="span" size="small" tone="soft">
          {who.role}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'what',
    header: copy.columns.what,
    cell: ({ what, outcome }) => (
      <Stack space="xxs" align="start">
        {what}
        {outcome && <StatusBadge tone={outcome.tone}>{outcome.label}</StatusBadge>}
      </Stack>
    ),
  },
  {
    id: 'about',
    header: copy.columns.about,
    cell: ({ aboutHref }) => aboutHref && <TextLink href={aboutHref}>{copy.about}</TextLink>,
  },
  {
    id: 'details',
    header: copy.columns.details,
    cell: ({ details }) =>
      details.length > 0 && (
        <Disclosure summary={copy.showDetails(details.length)}>
          <DescriptionList items={details} />
        </Disclosure>
      ),
  },
];

/** Table of the audit's entries, the newest first. */
export const AuditTable = ({ rows }: { readonly rows: readonly AuditRow[] }) => (
  <Table
    caption={copy.title}
    isCaptionHidden
    columns={columns}
    rows={rows}
    rowKey={({ number }) => number}
    empty={copy.none}
  />
);
