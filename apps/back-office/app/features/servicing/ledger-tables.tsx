import { Table, type TableColumn, Text } from '@lender/ui';
import type { BalanceLine, LedgerLine } from './ledger-view.ts';
import { loanCopy } from './loan.copy.es.ts';

const { balances, entries } = loanCopy;

/** Shows the current balance of every account of the loan. */
export function BalanceTable({ lines }: { readonly lines: readonly BalanceLine[] }) {
  return (
    <Table
      caption={balances.title}
      columns={balanceColumns}
      rows={lines}
      rowKey={({ account }) => account}
      empty={balances.empty}
    />
  );
}

/** Every entry with its postings, in the order in which they were booked. */
export function LedgerTable({ lines }: { readonly lines: readonly LedgerLine[] }) {
  return (
    <Table
      caption={entries.title}
      isCaptionHidden
      columns={ledgerColumns}
      rows={lines}
      rowKey={({ id }) => id}
      empty={entries.empty}
    />
  );
}

const balanceColumns: readonly TableColumn<BalanceLine>[] = [
  { id: 'account', header: balances.account, isRowHeader: true, cell: ({ account }) => account },
  { id: 'debit', header: balances.debit, align: 'end', cell: ({ debit }) => debit },
  { id: 'credit', header: balances.credit, align: 'end', cell: ({ credit }) => credit },
];

/** Sets the sum of an entry apart from its postings. */
const weigh = (kind: LedgerLine['kind'], words: string) =>
  kind === 'sum' ? (
    <Text as="strong" size="small" tone="soft" weight="bold">
      {words}
    </Text>
  ) : (
    words
  );

const ledgerColumns: readonly TableColumn<LedgerLine>[] = [
  { id: 'date', header: entries.date, cell: ({ head }) => head?.date },
  {
    id: 'entry',
    header: entries.entry,
    cell: ({ head }) => head && <span title={head.posted}>{head.words}</span>,
  },
  { id: 'account', header: entries.account, isRowHeader: true, cell: ({ kind, account }) => weigh(kind, account) },
  { id: 'debit', header: entries.debit, align: 'end', cell: ({ kind, debit }) => weigh(kind, debit) },
  { id: 'credit', header: entries.credit, align: 'end', cell: ({ kind, credit }) => weigh(kind, credit) },
  { id: 'balance', header: entries.balance, align: 'end', cell: ({ kind, balance }) => weigh(kind, balance) },
];
