import { type Endpoint, matchReceipt, refundReceipt } from '@lender/contract';
import { Inline, Table, type TableColumn, TextLink } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { incomingPaymentsPath } from './incoming-payment-query.ts';
import { incomingPaymentsCopy as copy } from './incoming-payments.copy.es.ts';
import type { IncomingPaymentView } from './incoming-payments.server.ts';

type May = (endpoint: Extract<Endpoint, { access: 'staff' }>) => boolean;

/** Table of unmatched payments, with the actions on them. */
export function IncomingPaymentsTable({ deposits }: { readonly deposits: readonly IncomingPaymentView[] }) {
  const may = useMay();
  return (
    <Table
      caption={copy.title}
      isCaptionHidden
      columns={[...columns, intents(may)]}
      rows={deposits}
      rowKey={({ id }) => id}
      empty={copy.empty}
    />
  );
}

const columns: readonly TableColumn<IncomingPaymentView>[] = [
  { id: 'receivedOn', header: copy.columns.receivedOn, isRowHeader: true, cell: ({ receivedOn }) => receivedOn },
  { id: 'amount', header: copy.columns.amount, align: 'end', cell: ({ amount }) => amount },
  { id: 'method', header: copy.columns.method, cell: ({ method }) => method },
  { id: 'from', header: copy.columns.from, cell: ({ from }) => from },
  { id: 'key', header: copy.columns.key, cell: ({ key }) => key },
  { id: 'knownAt', header: copy.columns.knownAt, cell: ({ knownAt }) => knownAt },
];

const intents = (may: May): TableColumn<IncomingPaymentView> => ({
  id: 'actions',
  header: copy.columns.actions,
  cell: ({ id }) => (
    <Inline space="s">
      {may(matchReceipt) && (
        <TextLink href={incomingPaymentsPath({ depositId: id, intent: 'match' })}>{copy.actions.match}</TextLink>
      )}
      {may(refundReceipt) && (
        <TextLink href={incomingPaymentsPath({ depositId: id, intent: 'refund' })}>{copy.actions.refund}</TextLink>
      )}
    </Inline>
  ),
});
