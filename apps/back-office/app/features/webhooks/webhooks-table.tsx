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
import { type AskedIntent, askedPath } from './developers-paths.ts';
import type { WebhookView } from './webhook-view.ts';

const { webhooks: copy, actions: words } = developersCopy;

/** Shows the webhooks, and the actions on each. */
export function WebhooksTable({ webhooks }: { readonly webhooks: readonly WebhookView[] }) {
  const mayManage = useMay()(changeWebhook);
  return (
    <Table
      caption={copy.caption}
      isCaptionHidden
      columns={mayManage ? [...columns, intents] : columns}
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

const intents: TableColumn<WebhookView> = {
  id: 'actions',
  header: copy.columns.actions,
  cell: (webhook) => <Intents {...webhook} />,
};

function Intents({ id, name, isActive, hasFailed }: WebhookView) {
  const isBusy = useNavigation().state !== 'idle';
  const asked: readonly AskedIntent[] = hasFailed ? ['rotate', 'redeliver', 'remove'] : ['rotate', 'remove'];
  const of = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  const direct = isActive ? (['test', 'pause'] as const) : (['resume'] as const);
  return (
    <Inline space="xs">
      {direct.map((intent) => (
        <Form noValidate key={intent} method="post" preventScrollReset>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" tone="quiet" size="small" isBusy={isBusy}>
            {words[intent]}
            {of}
          </Button>
        </Form>
      ))}
      {asked.map((intent) => (
        <TextLink key={intent} href={askedPath(id, intent)} place="alone">
          {words[intent]}
          {of}
        </TextLink>
      ))}
    </Inline>
  );
}
