import { type Endpoint, getCase, getClientFile, getLoan } from '@lender/contract';
import { Inline, Stack, StatusBadge, Table, type TableColumn, Text, TextLink } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { withParameter } from '../../shell/with-parameter.ts';
import { PAYOUT_FORMS } from './payout-forms.ts';
import type { PayoutIntent } from './payout-intent.ts';
import type { PayoutView } from './payout-view.ts';
import { payoutsCopy as copy } from './payouts.copy.es.ts';

export interface PayoutsTableProps {
  readonly payouts: readonly PayoutView[];
  /** Address of the list without a form. */
  readonly listHref: string;
}

type May = (endpoint: Extract<Endpoint, { access: 'staff' }>) => boolean;

/** Table of all attempts to send money: where the money is, and the possible actions. */
export function PayoutsTable({ payouts, listHref }: PayoutsTableProps) {
  const may = useMay();
  return (
    <Table
      caption={copy.title}
      isCaptionHidden
      columns={[...columns(may), intents(may, listHref)]}
      rows={payouts}
      rowKey={({ id }) => id}
      empty={copy.empty}
    />
  );
}

const columns = (may: May): readonly TableColumn<PayoutView>[] => [
  { id: 'since', header: copy.columns.since, isRowHeader: true, isOneLine: true, cell: ({ since }) => since },
  {
    id: 'client',
    header: copy.columns.client,
    cell: ({ client, clientHref }) =>
      clientHref && may(getClientFile) ? <TextLink href={clientHref}>{client}</TextLink> : client,
  },
  {
    id: 'purpose',
    header: copy.columns.purpose,
    cell: ({ purpose, loan, loanHref, caseHref }) => {
      const words = copy.purposeOf(purpose, loan);
      if (loanHref && may(getLoan)) return <TextLink href={loanHref}>{words}</TextLink>;
      return caseHref && may(getCase) ? <TextLink href={caseHref}>{words}</TextLink> : words;
    },
  },
  { id: 'amount', header: copy.columns.amount, align: 'end', cell: ({ amount }) => amount },
  { id: 'to', header: copy.columns.to, cell: ({ to }) => to },
  {
    id: 'state',
    header: copy.columns.state,
    cell: ({ state, cause }) => (
      <Stack space="xxs" align="start">
        <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
        {cause && (
          <Text as="span" size="small" tone="soft">
            {cause}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'attempts', header: copy.columns.attempts, align: 'end', cell: ({ attempts }) => attempts },
  { id: 'key', header: copy.columns.key, cell: ({ key }) => key },
];

const intents = (may: May, listHref: string): TableColumn<PayoutView> => ({
  id: 'actions',
  header: copy.columns.actions,
  cell: ({ id, actions: all }) => (
    <Inline space="s">
      {all
        .filter((intent) => may(PAYOUT_FORMS[intent].endpoint))
        .map((intent) => (
          <TextLink key={intent} href={actionHref(listHref, id, intent)}>
            {copy.actions[intent]}
          </TextLink>
        ))}
    </Inline>
  ),
});

const actionHref = (listHref: string, id: string, intent: PayoutIntent): string =>
  withParameter(withParameter(listHref, 'envio', id), 'accion', intent);
