import { StatusBadge, Table, type TableColumn } from '@lender/ui';
import { loanCopy } from './loan.copy.es.ts';
import type { InstalmentLine, PositionLine } from './loan-view.ts';

const { position, schedule } = loanCopy;

/** What is owed, part by part, each charge with its IVA below it. */
export const PositionTable = ({ lines, day }: { readonly lines: readonly PositionLine[]; readonly day: string }) => (
  <Table
    caption={position.title(day)}
    columns={positionColumns}
    rows={lines}
    rowKey={({ part }) => part}
    empty={schedule.empty}
  />
);

/** What is to be paid on which day. */
export const ScheduleTable = ({ lines }: { readonly lines: readonly InstalmentLine[] }) => (
  <Table
    caption={schedule.title}
    columns={scheduleColumns}
    rows={lines}
    rowKey={({ number }) => number}
    empty={schedule.empty}
  />
);

const positionColumns: readonly TableColumn<PositionLine>[] = [
  { id: 'part', header: position.part, isRowHeader: true, cell: ({ part }) => part },
  { id: 'charged', header: position.charged, align: 'end', cell: ({ charged }) => charged },
  { id: 'paid', header: position.paid, align: 'end', cell: ({ paid }) => paid },
  { id: 'waived', header: position.waived, align: 'end', cell: ({ waived }) => waived },
  { id: 'outstanding', header: position.outstanding, align: 'end', cell: ({ outstanding }) => outstanding },
  { id: 'overdue', header: position.overdue, align: 'end', cell: ({ overdue }) => overdue },
];

const scheduleColumns: readonly TableColumn<InstalmentLine>[] = [
  { id: 'number', header: schedule.number, isRowHeader: true, cell: ({ number }) => number },
  { id: 'dueDate', header: schedule.dueDate, cell: ({ dueDate }) => dueDate },
  { id: 'principal', header: loanCopy.parts.principal, align: 'end', cell: ({ principal }) => principal },
  { id: 'interest', header: schedule.interest, align: 'end', cell: ({ interest }) => interest },
  { id: 'fees', header: schedule.fees, align: 'end', cell: ({ fees }) => fees },
  { id: 'vat', header: schedule.vat, align: 'end', cell: ({ vat }) => vat },
  { id: 'charged', header: schedule.charged, align: 'end', cell: ({ charged }) => charged },
  { id: 'outstanding', header: schedule.outstanding, align: 'end', cell: ({ outstanding }) => outstanding },
  {
    id: 'status',
    header: schedule.status,
    cell: ({ status }) => <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  },
];
