import { Stack, StatusBadge, Table, type TableColumn, Text, TextLink } from '@lender/ui';
import type { DeliveryView } from './delivery-view.ts';
import { developersCopy } from './developers.copy.es.ts';

const { deliveries: copy } = developersCopy;

const columns: readonly TableColumn<DeliveryView>[] = [
  {
    id: 'createdAt',
    header: copy.columns.createdAt,
    isRowHeader: true,
    isOneLine: true,
    cell: ({ createdAt, href }) => (
      <TextLink href={href} place="alone">
        {createdAt}
      </TextLink>
    ),
  },
  {
    id: 'type',
    header: copy.columns.type,
    cell: ({ event, type }) => (
      <Stack space="xxs" align="start">
        <span>{event}</span>
        <Text as="span" size="small" tone="soft">
          {type}
        </Text>
      </Stack>
    ),
  },
  { id: 'webhook', header: copy.columns.webhook, cell: ({ webhook }) => webhook },
  {
    id: 'state',
    header: copy.columns.state,
    isOneLine: true,
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
  { id: 'last', header: copy.columns.last, cell: ({ last }) => last },
  { id: 'next', header: copy.columns.next, isOneLine: true, cell: ({ next }) => next },
  { id: 'tries', header: copy.columns.tries, align: 'end', cell: ({ tries }) => tries },
];

/** Draws deliveries that were sent or are to be sent, the newest first. */
export const DeliveriesTable = ({ deliveries }: { readonly deliveries: readonly DeliveryView[] }) => (
  <Table
    caption={copy.caption}
    isCaptionHidden
    columns={columns}
    rows={deliveries}
    rowKey={({ id }) => id}
    empty={copy.empty}
  />
);
