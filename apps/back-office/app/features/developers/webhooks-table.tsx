import { changeWebhook } from '@lender/contract';
import {
  Button,
  Inline,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
  TextLink,
  VisuallyHidden,
} from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useMay } from '../../shell/staff.tsx';
import { developersCopy } from './developers.copy.es.ts';
import { type AskedDeed, askedPath } from './developers-paths.ts';
import type { WebhookView } from './webhook-view.ts';

const { webhooks: copy, deeds: words } = developersCopy;

/** Shows the webhooks, and the actions on each. */
export function WebhooksTable({ webhooks }: { readonly webhooks: readonly WebhookView[] }) {
  const mayManage = useMay()(changeWebhook);
  return (
    <Table
      caption={copy.caption}
      isCaptionHidden
      columns={mayManage ? [...columns, deeds] : columns}
      rows={webhooks}
      rowKey={({ id }) => id}
      empty={copy.empty}
    />
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <Text as="span" size="small" tone="soft">
    {children}
  </Text>
);

const columns: readonly TableColumn<WebhookView>[] = [
  {
    id: 'name',
    header: copy.columns.name,
    isRowHeader: true,
    cell: ({ name, url }) => (
      <Stack space="xxs" align="start">
        <span>{name}</span>
        <Note>{url}</Note>
      </Stack>
    ),
  },
  {
    id: 'state',
    header: copy.columns.state,
    cell: ({ state, notes }) => (
      <Stack space="xxs" align="start">
        <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
        {notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
      </Stack>
    ),
  },
  { id: 'events', header: copy.columns.events, isOneLine: true, cell: ({ events }) => events },
  {
    id: 'lastDelivered',
    header: copy.columns.lastDelivered,
    isOneLine: true,
    cell: ({ lastDelivered }) => lastDelivered,
  },
  {
    id: 'waiting',
    header: copy.columns.waiting,
    align: 'end',
    cell: ({ waiting, name }) => <Count {...waiting} label={`${copy.columns.waiting}, ${name}`} />,
  },
  {
    id: 'failed',
    header: copy.columns.failed,
    align: 'end',
    cell: ({ failed, name }) => <Count {...failed} label={`${copy.columns.failed}, ${name}`} />,
  },
];

const Count = ({ count, href, label }: { readonly count: string; readonly href: string; readonly label: string }) => (
  <TextLink href={href} place="alone">
    <VisuallyHidden>{`${label}: `}</VisuallyHidden>
    {count}
  </TextLink>
);

const deeds: TableColumn<WebhookView> = {
  id: 'deeds',
  header: copy.columns.deeds,
  cell: (webhook) => <Deeds {...webhook} />,
};

function Deeds({ id, name, isActive, hasFailed }: WebhookView) {
  const isBusy = useNavigation().state !== 'idle';
  const asked: readonly AskedDeed[] = hasFailed ? ['rotate', 'redeliver', 'remove'] : ['rotate', 'remove'];
  const of = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  const direct = isActive ? (['test', 'pause'] as const) : (['resume'] as const);
  return (
    <Inline space="xs">
      {direct.map((deed) => (
        <Form key={deed} method="post" preventScrollReset>
          <input type="hidden" name="deed" value={deed} />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" tone="quiet" size="small" isBusy={isBusy}>
            {words[deed]}
            {of}
          </Button>
        </Form>
      ))}
      {asked.map((deed) => (
        <TextLink key={deed} href={askedPath(id, deed)} place="alone">
          {words[deed]}
          {of}
        </TextLink>
      ))}
    </Inline>
  );
}
