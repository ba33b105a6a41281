import { Table, type TableColumn } from '@lender/ui';
import { receivableWords } from './ledger.copy.es.ts';
import { loanCopy } from './loan.copy.es.ts';
import type { MovementLine, MovementView } from './movement-view.ts';

const { movements: copy } = loanCopy;

/** Shows what moved the debt, part by part, each charge with its IVA beside it. */
export const MovementTable = ({ accounts, lines }: MovementView) => (
  <Table
    caption={copy.title}
    isCaptionHidden
    columns={[...before, ...accounts.map(columnOf), ...after]}
    rows={lines}
    rowKey={({ id }) => id}
    empty={copy.empty}
  />
);

const before: readonly TableColumn<MovementLine>[] = [
  { id: 'date', header: copy.date, cell: ({ date }) => date },
  { id: 'words', header: copy.what, isRowHeader: true, cell: ({ words }) => words },
];

const columnOf = (account: MovementView['accounts'][number]): TableColumn<MovementLine> => ({
  id: account,
  header: receivableWords[account],
  align: 'end',
  cell: ({ parts }) => parts[account],
});

const after: readonly TableColumn<MovementLine>[] = [
  { id: 'total', header: copy.total, align: 'end', cell: ({ total }) => total },
  { id: 'balance', header: copy.balance, align: 'end', cell: ({ balance }) => balance },
];
