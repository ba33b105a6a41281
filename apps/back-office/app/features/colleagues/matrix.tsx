import { STAFF_ROLES } from '@lender/lending';
import { Disclosure, Table, type TableColumn } from '@lender/ui';
import { staffRoleWords } from '../../vocabulary/staff-role.copy.es.ts';
import { usersCopy } from './users.copy.es.ts';
import { matrixRows } from './users-view.ts';

const { matrix: copy } = usersCopy;

type Row = (typeof matrixRows)[number];

const columns: readonly TableColumn<Row>[] = [
  { id: 'permission', header: copy.permission, isRowHeader: true, cell: ({ label }) => label },
  ...STAFF_ROLES.map((role) => ({
    id: role,
    header: staffRoleWords[role],
    cell: ({ roles }: Row) => (roles.some((one) => one.role === role && one.may) ? copy.yes : copy.no),
  })),
];

/** Shows which role may do what: the table by which the server refuses. */
export const Matrix = () => (
  <Disclosure summary={copy.title}>
    <Table
      caption={copy.title}
      isCaptionHidden
      columns={columns}
      rows={matrixRows}
      rowKey={({ permission }) => permission}
      empty={copy.empty}
    />
  </Disclosure>
);
