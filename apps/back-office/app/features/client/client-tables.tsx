import { getLoan } from '@lender/contract';
import { StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { messageMomentCopy } from '../../vocabulary/message-moment.copy.es.ts';
import { clientCopy } from './client.copy.es.ts';
import type { ClientView } from './client-view.ts';

const { loans, applications, linked, messages } = clientCopy;

type Rows<Name extends keyof ClientView> = ClientView[Name] extends readonly (infer Row)[] ? Row : never;

/** Draws every loan of the client as of today; links to its ledger for a viewer who may read that. */
export function LoansTable({ rows }: { readonly rows: ClientView['loans'] }) {
  const mayReadLoans = useMay()(getLoan);
  const columns = [referenceColumn(mayReadLoans), ...loanColumns];
  return <Table caption={loans.title} columns={columns} rows={rows} rowKey={({ id }) => id} empty={loans.empty} />;
}

export const ApplicationsTable = ({ rows }: { readonly rows: ClientView['applications'] }) => (
  <Table
    caption={applications.title}
    columns={applicationColumns}
    rows={rows}
    rowKey={({ id }) => id}
    empty={applications.empty}
  />
);

/** Draws the clients who share something with the client. */
export const LinkedTable = ({ rows }: { readonly rows: ClientView['linked'] }) => (
  <Table caption={linked.title} columns={linkedColumns} rows={rows} rowKey={({ id }) => id} empty={linked.empty} />
);

export const MessagesTable = ({ rows }: { readonly rows: ClientView['messages'] }) => (
  <Table caption={messages.title} columns={messageColumns} rows={rows} rowKey={({ id }) => id} empty={messages.empty} />
);

const referenceColumn = (mayReadLoans: boolean): TableColumn<Rows<'loans'>> => ({
  id: 'reference',
  header: loans.reference,
  isRowHeader: true,
  cell: ({ href, reference }) => (mayReadLoans ? <TextLink href={href}>{reference}</TextLink> : reference),
});

const loanColumns: readonly TableColumn<Rows<'loans'>>[] = [
  {
    id: 'status',
    header: loans.status,
    cell: ({ status }) => <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  },
  { id: 'principal', header: loans.principal, align: 'end', cell: ({ principal }) => principal },
  { id: 'outstanding', header: loans.outstanding, align: 'end', cell: ({ outstanding }) => outstanding },
  { id: 'dueDate', header: loans.dueDate, cell: ({ dueDate }) => dueDate },
  { id: 'daysLate', header: loans.daysLate, align: 'end', cell: ({ daysLate }) => daysLate },
  { id: 'worstDaysLate', header: loans.worstDaysLate, align: 'end', cell: ({ worstDaysLate }) => worstDaysLate },
];

const applicationColumns: readonly TableColumn<Rows<'applications'>>[] = [
  {
    id: 'reference',
    header: applications.reference,
    isRowHeader: true,
    cell: ({ href, reference }) => <TextLink href={href}>{reference}</TextLink>,
  },
  {
    id: 'status',
    header: applications.status,
    cell: ({ status }) => <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  },
  { id: 'amount', header: applications.amount, align: 'end', cell: ({ amount }) => amount },
  { id: 'createdAt', header: applications.createdAt, cell: ({ createdAt }) => createdAt },
];

const linkedColumns: readonly TableColumn<Rows<'linked'>>[] = [
  {
    id: 'name',
    header: linked.name,
    isRowHeader: true,
    cell: ({ href, name }) => <TextLink href={href}>{name}</TextLink>,
  },
  { id: 'status', header: linked.status, cell: ({ status }) => status },
  { id: 'by', header: linked.by, cell: ({ by }) => by },
];

const messageColumns: readonly TableColumn<Rows<'messages'>>[] = [
  { id: 'when', header: messageMomentCopy.header, isRowHeader: true, isOneLine: true, cell: ({ when }) => when },
  { id: 'channel', header: messages.channel, cell: ({ channel }) => channel },
  { id: 'address', header: messages.address, isOneLine: true, cell: ({ address }) => address },
  { id: 'state', header: messages.state, cell: ({ state }) => state },
  { id: 'text', header: messages.text, cell: ({ text }) => text },
];
