import { getLoan } from '@lender/contract';
import { Card, Heading, Stack, Table, type TableColumn, TextLink } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import type { AlertPayment } from './alert-view.ts';
import { alertsCopy } from './alerts.copy.es.ts';

const { paymentRows: copy } = alertsCopy.one;

/** Lists the payments that raised an alert. */
export function PaymentsTable({ payments }: { readonly payments: readonly AlertPayment[] }) {
  const mayReadLoans = useMay()(getLoan);
  return (
    <Card tone="flat" padding="m" labelledBy="pagos">
      <Stack space="s">
        <Heading level={2} size="large" id="pagos">
          {copy.title}
        </Heading>
        <Table
          caption={copy.title}
          isCaptionHidden
          columns={columnsFor(mayReadLoans)}
          rows={payments}
          rowKey={({ id }) => id}
          empty={copy.empty}
        />
      </Stack>
    </Card>
  );
}

const columnsFor = (mayReadLoans: boolean): readonly TableColumn<AlertPayment>[] => [
  { id: 'paidOn', header: copy.columns.paidOn, isRowHeader: true, isOneLine: true, cell: ({ paidOn }) => paidOn },
  { id: 'client', header: copy.columns.client, cell: ({ client }) => client },
  {
    id: 'loan',
    header: copy.columns.loan,
    isOneLine: true,
    cell: ({ loan, loanHref }) => (mayReadLoans ? <TextLink href={loanHref}>{loan}</TextLink> : loan),
  },
  { id: 'method', header: copy.columns.method, cell: ({ method }) => method },
  { id: 'amount', header: copy.columns.amount, align: 'end', isOneLine: true, cell: ({ amount }) => amount },
  { id: 'note', header: copy.columns.note, cell: ({ note }) => note },
];
