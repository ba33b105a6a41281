import { StatusBadge, Table, type TableColumn } from '@lender/ui';
import type { DaysView } from './days.server.ts';
import { listsCopy } from './lists.copy.es.ts';
import type { ListRow, ListsView } from './lists.server.ts';

const { history, calendar: copy, days: copyOfDays } = listsCopy;

const rows: readonly TableColumn<ListRow>[] = [
  { id: 'version', header: history.columns.version, isRowHeader: true, cell: ({ version }) => String(version) },
  {
    id: 'state',
    header: history.columns.state,
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
  { id: 'since', header: history.columns.since, cell: ({ since }) => since },
  { id: 'by', header: history.columns.by, cell: ({ by }) => by },
  { id: 'added', header: history.columns.added, cell: ({ added }) => added },
  { id: 'removed', header: history.columns.removed, cell: ({ removed }) => removed },
  { id: 'reason', header: history.columns.reason, cell: ({ reason }) => reason },
];

/** Table of every list that was published. */
export const HistoryTable = ({ history: lists }: Pick<ListsView, 'history'>) => (
  <Table caption={history.title} columns={rows} rows={lists} rowKey={({ version }) => String(version)} empty="" />
);

type DaysRow = DaysView['history'][number];

const ofDays: readonly TableColumn<DaysRow>[] = [
  ...rows.slice(0, 4),
  { id: 'approvedBy', header: copyOfDays.approvedBy, cell: ({ approvedBy }) => approvedBy },
  ...rows.slice(4),
];

/** Table of every list of own days that was published. */
export const DaysHistoryTable = ({ history: lists }: Pick<DaysView, 'history'>) => (
  <Table
    caption={copyOfDays.history}
    columns={ofDays}
    rows={lists}
    rowKey={({ version }) => String(version)}
    empty=""
  />
);

const days: readonly TableColumn<string>[] = [{ id: 'day', header: copy.day, isRowHeader: true, cell: (day) => day }];

/** Table of weekdays on which banks are closed. */
export const CalendarTable = ({
  calendar,
}: {
  readonly calendar: { readonly version: string; readonly days: readonly string[] };
}) => (
  <Table
    caption={copy.title(calendar.version)}
    columns={days}
    rows={calendar.days}
    rowKey={(day) => day}
    empty={copy.none}
  />
);
