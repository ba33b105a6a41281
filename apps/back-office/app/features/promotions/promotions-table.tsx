import { StatusBadge, Table, type TableColumn } from '@lender/ui';
import { promotionsCopy as copy } from './promotions.copy.es.ts';
import type { PromotionView } from './promotions.server.ts';

/** What each promotion takes off, and how often it was used. */
export function PromotionsTable({ promotions }: { readonly promotions: readonly PromotionView[] }) {
  return (
    <Table
      caption={copy.title}
      isCaptionHidden
      columns={columns}
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
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
  { id: 'validUntil', header: copy.columns.validUntil, isOneLine: true, cell: ({ validUntil }) => validUntil },
  { id: 'createdAt', header: copy.columns.createdAt, isOneLine: true, cell: ({ createdAt }) => createdAt },
];
