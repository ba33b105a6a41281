import { changeMandate, getClientFile, getLoan } from '@lender/contract';
import { Inline, Stack, StatusBadge, Table, type TableColumn, Text, TextLink, VisuallyHidden } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { withParameter } from '../../shell/with-parameter.ts';
import type { DebitView, MandateView } from './mandate-view.ts';
import { mandatesCopy as copy } from './mandates.copy.es.ts';

export interface MandatesTableProps {
  readonly mandates: readonly MandateView[];
  /** Address of the list without a form. */
  readonly listHref: string;
}

/** Table of direct debit mandates: the next debit, the result of the last one, and the actions. */
export function MandatesTable({ mandates, listHref }: MandatesTableProps) {
  const may = useMay();
  return (
    <Table
      caption={copy.caption}
      isCaptionHidden
      columns={[
        { id: 'since', header: copy.columns.since, isRowHeader: true, isOneLine: true, cell: ({ since }) => since },
        clientColumn(may(getClientFile)),
        { id: 'account', header: copy.columns.account, cell: ({ account }) => account },
        ...columns,
        debitColumn('next', copy.columns.next),
        debitColumn('last', copy.columns.last),
        actionColumn({ listHref, mayChange: may(changeMandate), mayReadLoan: may(getLoan) }),
      ]}
      rows={mandates}
      rowKey={({ id }) => id}
      empty={copy.empty}
    />
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <Text as="span" size="small" tone="soft">
    {children}
  </Text>
);

const clientColumn = (mayReadClient: boolean): TableColumn<MandateView> => ({
  id: 'client',
  header: copy.columns.client,
  cell: ({ client, clientHref }) => (mayReadClient ? <TextLink href={clientHref}>{client}</TextLink> : client),
});

const columns: readonly TableColumn<MandateView>[] = [
  {
    id: 'status',
    header: copy.columns.status,
    cell: ({ status, cause }) => (
      <Stack space="xxs" align="start">
        <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
        {cause && <Note>{cause}</Note>}
      </Stack>
    ),
  },
  {
    id: 'limits',
    header: copy.columns.limits,
    cell: ({ maximum, endsOn }) => (
      <Stack space="xxs" align="start">
        <span>{maximum}</span>
        <Note>{endsOn}</Note>
      </Stack>
    ),
  },
];

const debitColumn = (id: 'next' | 'last', header: string): TableColumn<MandateView> => ({
  id,
  header,
  cell: ({ [id]: debit }) => debit && <Debit {...debit} />,
});

const Debit = ({ words, status, note }: DebitView) => (
  <Stack space="xxs" align="start">
    <span>{words}</span>
    <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
    {note && <Note>{note}</Note>}
  </Stack>
);

interface Intents {
  readonly listHref: string;
  readonly mayChange: boolean;
  readonly mayReadLoan: boolean;
}

const actionColumn = ({ listHref, mayChange, mayReadLoan }: Intents): TableColumn<MandateView> => ({
  id: 'actions',
  header: copy.columns.actions,
  cell: ({ id, client, account, actions: intents, loan, loanHref }) => (
    <Inline space="s">
      {loanHref && mayReadLoan && (
        <TextLink href={loanHref} place="alone">
          {copy.toLoan(loan ?? '')}
        </TextLink>
      )}
      {mayChange &&
        intents.map(({ intent }) => (
          <TextLink
            key={intent}
            href={withParameter(withParameter(listHref, 'domiciliacion', id), 'accion', intent)}
            place="alone"
          >
            {copy.actions[intent]}
            <VisuallyHidden>{`, ${client}, ${account}`}</VisuallyHidden>
          </TextLink>
        ))}
    </Inline>
  ),
});
