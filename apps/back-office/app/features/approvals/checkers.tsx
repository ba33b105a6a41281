import { Disclosure, Table, type TableColumn } from '@lender/ui';
import { approvalsCopy } from './approvals.copy.es.ts';
import type { CheckerRow } from './approvals.server.ts';

const { checkers: copy } = approvalsCopy;

const columns: readonly TableColumn<CheckerRow>[] = [
  { id: 'name', header: copy.columns.name, isRowHeader: true, cell: ({ name }) => name },
  { id: 'role', header: copy.columns.role, cell: ({ role }) => role },
  { id: 'may', header: copy.columns.may, cell: ({ may }) => may },
];

/** Draws who may approve the requests of the viewer: known before anything is asked for. */
export const Checkers = ({ checkers }: { readonly checkers: readonly CheckerRow[] }) => (
  <Disclosure summary={copy.title}>
    <Table
      caption={copy.title}
      isCaptionHidden
      columns={columns}
      rows={checkers}
      rowKey={({ id }) => id}
      empty={copy.none}
    />
  </Disclosure>
);
