import { Button, Card, Heading, Stack, StatusBadge, Table, type TableColumn } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { accessCopy } from './access.copy.es.ts';
import type { SessionRow } from './access-view.ts';

const { sessions: copy } = accessCopy;

const columns: readonly TableColumn<SessionRow>[] = [
  { id: 'device', header: copy.columns.device, isRowHeader: true, cell: ({ device }) => device },
  { id: 'address', header: copy.columns.address, cell: ({ address }) => address },
  { id: 'opened', header: copy.columns.opened, cell: ({ opened }) => opened },
  { id: 'seen', header: copy.columns.seen, cell: ({ seen }) => seen },
  {
    id: 'act',
    header: copy.columns.act,
    cell: (row) => (row.isOwn ? <StatusBadge>{copy.own}</StatusBadge> : <EndForm {...row} />),
  },
];

function EndForm({ id, device, opened }: SessionRow) {
  return (
    <Form noValidate method="post">
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="sessionId" value={id} />
      <Button type="submit" tone="secondary" size="small" aria-label={copy.endLabel(device, opened)}>
        {copy.end}
      </Button>
    </Form>
  );
}

/** Draws the places where the account is open now, with a way to close each. */
export const SessionsCard = ({ sessions }: { readonly sessions: readonly SessionRow[] }) => (
  <Card tone="flat" padding="m">
    <Stack space="m">
      <Heading level={2} size="large">
        {copy.title}
      </Heading>
      <Table
        caption={copy.title}
        isCaptionHidden
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={copy.none}
      />
      {sessions.length > 1 && (
        <Form noValidate method="post">
          <input type="hidden" name="intent" value="end-others" />
          <Button type="submit" tone="secondary">
            {copy.endOthers}
          </Button>
        </Form>
      )}
    </Stack>
  </Card>
);
