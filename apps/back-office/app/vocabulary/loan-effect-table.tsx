import { Table, type TableColumn, Text } from '@lender/ui';
import { loanEffectCopy as copy } from './loan-effect.copy.es.ts';
import type { EffectLine } from './loan-effect-view.ts';

/** A loan before a command and after it: what changes is strong, what stays is said to. */
export const LoanEffectTable = ({ lines }: { readonly lines: readonly EffectLine[] }) => (
  <Table caption={copy.title} columns={columns} rows={lines} rowKey={({ figure }) => figure} empty={copy.nothing} />
);

const columns: readonly TableColumn<EffectLine>[] = [
  { id: 'figure', header: copy.figure, isRowHeader: true, cell: ({ figure }) => figure },
  { id: 'before', header: copy.before, align: 'end', cell: ({ before }) => before },
  {
    id: 'after',
    header: copy.after,
    align: 'end',
    cell: ({ after, isChanged }) =>
      isChanged ? (
        <Text as="strong" weight="bold">
          {after}
        </Text>
      ) : (
        <Text as="span" tone="soft">
          {copy.same}
        </Text>
      ),
  },
];
