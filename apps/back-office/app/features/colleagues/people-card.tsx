import { suspendStaff } from '@lender/contract';
import { Card, Heading, Stack, StatusBadge, Table, type TableColumn, Text, TextLink } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { usersCopy } from './users.copy.es.ts';
import type { PersonRow } from './users-view.ts';

const { people: copy } = usersCopy;

const columns: readonly TableColumn<PersonRow>[] = [
  {
    id: 'name',
    header: copy.columns.name,
    isRowHeader: true,
    cell: ({ name, email }) => <Pair first={name} second={email} />,
  },
  { id: 'role', header: copy.columns.role, cell: ({ roleWord }) => roleWord },
  {
    id: 'state',
    header: copy.columns.state,
    cell: ({ state, isSuspended }) => <StatusBadge tone={isSuspended ? 'warn' : 'ok'}>{state}</StatusBadge>,
  },
  { id: 'factor', header: copy.columns.factor, cell: ({ factor }) => factor },
  { id: 'seen', header: copy.columns.seen, cell: ({ seen, sessions }) => <Pair first={seen} second={sessions} /> },
];

const Pair = ({ first, second }: { readonly first: string; readonly second: string }) => (
  <Stack space="none">
    {first}
    <Text as="span" size="small" tone="soft">
      {second}
    </Text>
  </Stack>
);

export interface PeopleCardProps {
  readonly people: readonly PersonRow[];
  /** Id of the user of the page; users may not administer their own account. */
  readonly ownId: string;
}

/** Table of all members of staff. */
export function PeopleCard({ people, ownId }: PeopleCardProps) {
  const mayManage = useMay()(suspendStaff);
  const act: TableColumn<PersonRow> = {
    id: 'act',
    header: copy.columns.act,
    cell: ({ id, name }) =>
      id === ownId ? (
        copy.own
      ) : (
        <TextLink href={`?persona=${id}`} aria-label={copy.manageLabel(name)}>
          {copy.manage}
        </TextLink>
      ),
  };
  return (
    <Card tone="flat" padding="m">
      <Stack space="m">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        <Table
          caption={copy.title}
          isCaptionHidden
          columns={mayManage ? [...columns, act] : columns}
          rows={people}
          rowKey={({ id }) => id}
          empty={copy.none}
        />
      </Stack>
    </Card>
  );
}
