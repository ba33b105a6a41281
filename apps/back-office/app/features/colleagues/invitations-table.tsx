import { Button, Table, type TableColumn } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { usersCopy } from './users.copy.es.ts';
import type { InvitationRow } from './users-view.ts';

const { invite: copy } = usersCopy;

const columns: readonly TableColumn<InvitationRow>[] = [
  { id: 'name', header: copy.columns.name, isRowHeader: true, cell: ({ name, email }) => `${name} · ${email}` },
  { id: 'role', header: copy.columns.role, cell: ({ role }) => role },
  { id: 'by', header: copy.columns.by, cell: ({ by }) => by },
  { id: 'expires', header: copy.columns.expires, cell: ({ expires }) => expires },
  { id: 'act', header: copy.columns.act, cell: (row) => <WithdrawForm {...row} /> },
];

function WithdrawForm({ id, name }: InvitationRow) {
  return (
    <Form noValidate method="post" preventScrollReset>
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" tone="secondary" size="small" aria-label={copy.withdrawLabel(name)}>
        {copy.withdraw}
      </Button>
    </Form>
  );
}

export interface InvitationsTableProps {
  readonly invitations: readonly InvitationRow[];
}

/** Shows the people who were invited and have not joined yet. */
export function InvitationsTable({ invitations }: InvitationsTableProps) {
  return (
    <Table
      caption={copy.open}
      isCaptionHidden
      columns={columns}
      rows={invitations}
      rowKey={({ id }) => id}
      empty={copy.none}
    />
  );
}
