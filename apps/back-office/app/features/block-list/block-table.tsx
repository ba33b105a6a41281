import { unblockIdentifier } from '@lender/contract';
import { Table, type TableColumn, TextLink } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { withParameter } from '../../shell/with-parameter.ts';
import { blockListCopy as copy } from './block-list.copy.es.ts';
import type { BlockView } from './block-list.server.ts';

export interface BlockTableProps {
  readonly blocked: readonly BlockView[];
  readonly listHref: string;
}

/** Draws blocked identifiers, by their ending, with the reason and who blocked them. */
export function BlockTable({ blocked, listHref }: BlockTableProps) {
  const mayUnblock = useMay()(unblockIdentifier);
  return (
    <Table
      caption={copy.title}
      isCaptionHidden
      columns={mayUnblock ? [...columns, remove(listHref)] : columns}
      rows={blocked}
      rowKey={({ id }) => id}
      empty={copy.empty}
    />
  );
}

const columns: readonly TableColumn<BlockView>[] = [
  { id: 'kind', header: copy.columns.kind, isRowHeader: true, cell: ({ kind }) => kind },
  { id: 'ending', header: copy.columns.ending, cell: ({ ending }) => ending },
  { id: 'reason', header: copy.columns.reason, cell: ({ reason }) => reason },
  { id: 'addedBy', header: copy.columns.addedBy, cell: ({ addedBy }) => addedBy },
  { id: 'addedAt', header: copy.columns.addedAt, isOneLine: true, cell: ({ addedAt }) => addedAt },
];

const remove = (listHref: string): TableColumn<BlockView> => ({
  id: 'actions',
  header: copy.columns.actions,
  cell: ({ id, kind, ending }) => (
    <TextLink href={withParameter(listHref, 'quitar', id)} aria-label={copy.remove.openName(kind, ending)}>
      {copy.remove.open}
    </TextLink>
  ),
});
