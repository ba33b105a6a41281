import { StatusBadge, Table, type TableColumn, Text } from '@lender/ui';
import { loanCopy } from './loan.copy.es.ts';
import type { InstalmentLine, PositionLine } from './loan-view.ts';

const { position, schedule } = loanCopy;

interface PositionTableProps {
  readonly lines: readonly PositionLine[];
  readonly total: PositionLine;
  readonly day: string;
}

/** Shows the amounts owed, part by part, each charge with its IVA below it. */
export const PositionTable = ({ lines, total, day }: PositionTableProps) => (
  <Table
    caption={position.title(day)}
    columns={positionColumns(total.part)}
    rows={[...lines, total]}
    rowKey={({ part }) => part}
    empty={schedule.empty}
  />
);

/** Shows the amounts to be paid on each day. */
export const ScheduleTable = ({ lines }: { readonly lines: readonly InstalmentLine[] }) => (
  <Table
    caption={schedule.title}
    columns={scheduleColumns}
    rows={lines}
    rowKey={({ number }) => number}
    empty={schedule.empty}
  />
);

const AMOUNTS = ['charged', 'paid', 'waived', 'outstanding', 'overdue'] as const;

/** Returns the columns of the position; the sum is in bold, so that it is easy to find. */
function positionColumns(total: string): readonly TableColumn<PositionLine>[] {
  const cellOf = (column: keyof PositionLine) => (line: PositionLine) =>
    line.part === total ? (
      <Text as="strong" weight="bold">
        {line[column]}
      </Text>
    ) : (
      line[column]
    );
  return [
    { id: 'part', header: position.part, isRowHeader: true, cell: cellOf('part') },
    ...AMOUNTS.map((id) => ({ id, header: position[id], align: 'end' as const, cell: cellOf(id) })),
  ];
}

const scheduleColumns: readonly TableColumn<InstalmentLine>[] = [
  { id: 'number', header: schedule.number, isRowHeader: true, cell: ({ number }) => number },
  { id: 'dueDate', header: schedule.dueDate, cell: ({ dueDate }) => dueDate },
  { id: 'principal', header: loanCopy.parts.principal, align: 'end', cell: ({ principal }) => principal },
  { id: 'interest', header: schedule.interest, align: 'end', cell: ({ interest }) => interest },
  { id: 'fees', header: schedule.fees, align: 'end', cell: ({ fees }) => fees },
  { id: 'vat', header: schedule.vat, align: 'end', cell: ({ vat }) => vat },
  { id: 'total', header: schedule.total, align: 'end', cell: ({ total }) => total },
  { id: 'charged', header: schedule.charged, align: 'end', cell: ({ charged }) => charged },
  { id: 'outstanding', header: schedule.outstanding, align: 'end', cell: ({ outstanding }) => outstanding },
  {
    id: 'status',
    header: schedule.status,
    cell: ({ status }) => <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  },
];
