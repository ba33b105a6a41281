import { Stack, Table, type TableColumn, Text } from '@lender/ui';
import { loanEffectCopy as copy } from './loan-effect.copy.es.ts';
import type { EffectLine } from './loan-effect-view.ts';

/** Shows a loan before and after a command: what changes in rows, and what stays as it is in one sentence. */
export function LoanEffectTable({ lines }: { readonly lines: readonly EffectLine[] }) {
  const same = lines.filter(({ isChanged }) => !isChanged);
  return (
    <Stack space="xs">
      <Table
        caption={copy.title}
        columns={columns}
        rows={lines.filter(({ isChanged }) => isChanged)}
        rowKey={({ figure }) => figure}
        empty={copy.nothing}
      />
      {same.length > 0 && (
        <Text size="small" tone="soft">
          {copy.same(same.map(({ figure, before }) => copy.stays(figure, before)))}
        </Text>
      )}
    </Stack>
  );
}

const columns: readonly TableColumn<EffectLine>[] = [
  { id: 'figure', header: copy.figure, isRowHeader: true, cell: ({ figure }) => figure },
  { id: 'before', header: copy.before, align: 'end', cell: ({ before }) => before },
  {
    id: 'after',
    header: copy.after,
    align: 'end',
    cell: ({ after }) => (
      <Text as="strong" weight="bold">
        {after}
      </Text>
    ),
  },
];
