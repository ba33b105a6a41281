import { listTasks } from '@lender/contract';
import { Columns, Stack, StatusBadge, Table, type TableColumn, Text, TextLink } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { reconciliationCopy as copy } from './reconciliation.copy.es.ts';
import type {
  AccountRow,
  ExceptionRow,
  ExpectedRow,
  ReconciliationView,
  SettlementRow,
} from './reconciliation-view.ts';

/**
 * Shows where the money is according to the providers; below it, what the bank has, what is expected and what
 * disagrees.
 */
export function ReconciliationTables({ accounts, settlements, expected, exceptions }: ReconciliationView) {
  return (
    <Stack space="m">
      <Table
        caption={copy.accounts.title}
        columns={accountColumns}
        rows={accounts}
        rowKey={({ account }) => account}
        empty={copy.accounts.empty}
      />
      <Columns count={3}>
        <Table
          caption={copy.bank.title}
          columns={settlementColumns}
          rows={settlements}
          rowKey={({ id }) => id}
          empty={copy.bank.empty}
        />
        <Table
          caption={copy.expected.title}
          columns={expectedColumns}
          rows={expected}
          rowKey={({ method }) => method}
          empty={copy.expected.empty}
        />
        <Exceptions rows={exceptions} />
      </Columns>
    </Stack>
  );
}

const accountColumns: readonly TableColumn<AccountRow>[] = [
  { id: 'account', header: copy.accounts.account, isRowHeader: true, cell: ({ account }) => account },
  { id: 'opening', header: copy.accounts.opening, align: 'end', cell: ({ opening }) => opening },
  { id: 'told', header: copy.accounts.told, align: 'end', cell: ({ reported: shown }) => shown },
  { id: 'settled', header: copy.accounts.settled, align: 'end', cell: ({ settled }) => settled },
  { id: 'closing', header: copy.accounts.closing, align: 'end', cell: ({ closing }) => closing },
  {
    id: 'since',
    header: copy.accounts.since,
    cell: ({ since }) => since ?? <StatusBadge tone="ok">{copy.accounts.even}</StatusBadge>,
  },
];

const settlementColumns: readonly TableColumn<SettlementRow>[] = [
  {
    id: 'settlement',
    header: copy.bank.settlement,
    isRowHeader: true,
    cell: ({ reference, account, date }) => (
      <Stack space="xxs">
        <span>{reference}</span>
        <Text as="span" size="small" tone="soft">
          {account}, {date}
        </Text>
      </Stack>
    ),
  },
  { id: 'fee', header: copy.bank.fee, align: 'end', cell: ({ fee }) => fee },
  { id: 'net', header: copy.bank.net, align: 'end', cell: ({ net }) => net },
];

const expectedColumns: readonly TableColumn<ExpectedRow>[] = [
  { id: 'method', header: copy.expected.method, isRowHeader: true, cell: ({ method }) => method },
  { id: 'references', header: copy.expected.references, align: 'end', cell: ({ references }) => references },
  { id: 'amount', header: copy.expected.amount, align: 'end', cell: ({ amount }) => amount },
];

function Exceptions({ rows }: { readonly rows: readonly ExceptionRow[] }) {
  const mayOpen = useMay()(listTasks);
  const columns: readonly TableColumn<ExceptionRow>[] = [
    {
      id: 'kind',
      header: copy.exceptions.kind,
      isRowHeader: true,
      cell: ({ words, href }) => (mayOpen ? <TextLink href={href}>{words}</TextLink> : words),
    },
    { id: 'tasks', header: copy.exceptions.tasks, align: 'end', cell: ({ tasks }) => tasks },
    { id: 'amount', header: copy.exceptions.amount, align: 'end', cell: ({ amount }) => amount },
  ];
  return (
    <Table
      caption={copy.exceptions.title}
      columns={columns}
      rows={rows}
      rowKey={({ href }) => href}
      empty={copy.exceptions.empty}
    />
  );
}
