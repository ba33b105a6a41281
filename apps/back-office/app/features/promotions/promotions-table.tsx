import { Stack, StatusBadge, Table, type TableColumn, Text, TextLink } from '@lender/ui';
import { endingCopy } from './ending.copy.es.ts';
import { promotionsCopy as copy } from './promotions.copy.es.ts';
import type { PromotionView } from './promotions.server.ts';

export interface PromotionsTableProps {
  readonly promotions: readonly PromotionView[];
  readonly mayEnd: boolean;
}

/** Shows the discount of each promotion, and how often it was used. */
export function PromotionsTable({ promotions, mayEnd }: PromotionsTableProps) {
  const ending: TableColumn<PromotionView> = {
    id: 'end',
    header: copy.columns.end,
    cell: ({ code, endHref }) =>
      endHref && (
        <TextLink href={endHref} aria-label={endingCopy.openOf(code)}>
          {endingCopy.open}
        </TextLink>
      ),
  };
  return (
    <Table
      caption={copy.title}
      isCaptionHidden
      columns={mayEnd ? [...columns, ending] : columns}
      rows={promotions}
      rowKey={({ code }) => code}
      empty={copy.empty}
    />
  );
}

const columns: readonly TableColumn<PromotionView>[] = [
  { id: 'code', header: copy.columns.code, isRowHeader: true, cell: ({ code }) => code },
  { id: 'interest', header: copy.columns.interest, align: 'end', cell: ({ interest }) => interest },
  { id: 'serviceFee', header: copy.columns.serviceFee, align: 'end', cell: ({ serviceFee }) => serviceFee },
  { id: 'uses', header: copy.columns.uses, align: 'end', cell: ({ uses }) => uses },
  {
    id: 'state',
    header: copy.columns.state,
    cell: ({ state, stopped }) => (
      <Stack space="xs">
        <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
        {stopped && (
          <Text tone="soft" size="small">
            {stopped}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'validUntil', header: copy.columns.validUntil, isOneLine: true, cell: ({ validUntil }) => validUntil },
  { id: 'createdAt', header: copy.columns.createdAt, isOneLine: true, cell: ({ createdAt }) => createdAt },
  { id: 'by', header: copy.columns.by, cell: ({ by }) => by },
];
