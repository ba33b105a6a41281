import { registerAgency } from '@lender/contract';
import { StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import { screenPath } from '../../screens.ts';
import { useMay } from '../../shell/staff.tsx';
import { withParameter } from '../../shell/with-parameter.ts';
import { agenciesCopy as copy } from './agencies.copy.es.ts';
import type { AgencyView } from './agencies.server.ts';

/** Draws the agencies that collect for the lender, with their registration numbers. */
export function AgenciesTable({ agencies }: { readonly agencies: readonly AgencyView[] }) {
  const mayRegister = useMay()(registerAgency);
  return (
    <Table
      caption={copy.title}
      isCaptionHidden
      columns={mayRegister ? [...columns, intents] : columns}
      rows={agencies}
      rowKey={({ id }) => id}
      empty={copy.empty}
    />
  );
}

const columns: readonly TableColumn<AgencyView>[] = [
  { id: 'name', header: copy.columns.name, isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'redeco',
    header: copy.columns.redeco,
    cell: ({ redeco }) => redeco || <StatusBadge tone="danger">{copy.none}</StatusBadge>,
  },
  { id: 'loans', header: copy.columns.loans, align: 'end', cell: ({ loans }) => loans },
  { id: 'since', header: copy.columns.since, isOneLine: true, cell: ({ since }) => since },
];

const intents: TableColumn<AgencyView> = {
  id: 'actions',
  header: copy.columns.actions,
  cell: ({ id, name }) => (
    <TextLink href={withParameter(screenPath('agencies', {}), 'cambiar', id)} aria-label={copy.register.openName(name)}>
      {copy.register.open}
    </TextLink>
  ),
};
