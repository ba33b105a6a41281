import { getBankLine } from '@lender/contract';
import { Stack, StatusBadge, Table, type TableColumn, Text, TextLink } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import type { LineRow, StatementRow, TotalRow } from './statement-view.ts';
import { statementsCopy as copy } from './statements.copy.es.ts';

/** Table of the bank's lines, each with its match. */
export function LinesTable({ lines }: { readonly lines: readonly LineRow[] }) {
  const mayOpen = useMay()(getBankLine);
  return (
    <Table
      caption={copy.tabs}
      isCaptionHidden
      columns={mayOpen ? [...lineColumns, openColumn] : lineColumns}
      rows={lines}
      rowKey={({ id }) => id}
      empty={copy.empty}
    />
  );
}

const lineColumns: readonly TableColumn<LineRow>[] = [
  { id: 'date', header: copy.columns.date, isRowHeader: true, isOneLine: true, cell: ({ date }) => date },
  { id: 'amount', header: copy.columns.amount, align: 'end', cell: ({ amount }) => amount },
  {
    id: 'reference',
    header: copy.columns.reference,
    cell: ({ reference, key }) => (
      <Stack space="xxs">
        <span>{reference || key}</span>
        {reference !== '' && key !== '' && (
          <Text as="span" size="small" tone="soft">
            {key}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'state',
    header: copy.columns.state,
    cell: ({ state, what }) => (
      <Stack space="xxs" align="start">
        <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
        {what && (
          <Text as="span" size="small" tone="soft">
            {what}
          </Text>
        )}
      </Stack>
    ),
  },
];

const openColumn: TableColumn<LineRow> = {
  id: 'open',
  header: copy.columns.open,
  cell: ({ href, date, amount }) => (
    <TextLink href={href} aria-label={copy.openOf(date, amount)}>
      {copy.open}
    </TextLink>
  ),
};

/** Shows the totals of all lines, by how they were resolved. */
export const TotalsTable = ({ totals }: { readonly totals: readonly TotalRow[] }) => (
  <Table caption={copy.totals.title} columns={totalColumns} rows={totals} rowKey={({ id }) => id} empty={copy.empty} />
);

const totalColumns: readonly TableColumn<TotalRow>[] = [
  { id: 'state', header: copy.totals.state, isRowHeader: true, cell: ({ state }) => state },
  { id: 'lines', header: copy.totals.lines, align: 'end', cell: ({ lines }) => lines },
  { id: 'credits', header: copy.totals.credits, align: 'end', cell: ({ credits }) => credits },
  { id: 'debits', header: copy.totals.debits, align: 'end', cell: ({ debits }) => debits },
];

/** The newest files. */
export const StatementsTable = ({ statements }: { readonly statements: readonly StatementRow[] }) => (
  <Table
    caption={copy.statements.title}
    columns={statementColumns}
    rows={statements}
    rowKey={({ id }) => id}
    empty={copy.statements.empty}
  />
);

const statementColumns: readonly TableColumn<StatementRow>[] = [
  {
    id: 'file',
    header: copy.statements.file,
    isRowHeader: true,
    cell: ({ name, of, days, hasGap }) => (
      <Stack space="xxs" align="start">
        <span>{name}</span>
        <Text as="span" size="small" tone="soft">
          {days}
        </Text>
        <Text as="span" size="small" tone="soft">
          {of}
        </Text>
        {hasGap && <StatusBadge tone="warn">{copy.statements.gap}</StatusBadge>}
      </Stack>
    ),
  },
  { id: 'fresh', header: copy.statements.fresh, align: 'end', cell: ({ fresh }) => fresh },
  { id: 'closing', header: copy.statements.closing, align: 'end', cell: ({ closing }) => closing },
];
