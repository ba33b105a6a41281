import { getClientFile, type MESSAGE_STATES, resendMessage } from '@lender/contract';
import { Button, Field, Inline, Select, StatusBadge, Table, type TableColumn, Text, TextLink } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useMay } from '../../shell/staff.tsx';
import { messageMomentCopy } from '../../vocabulary/message-moment.copy.es.ts';
import { communicationsCopy } from './communications.copy.es.ts';
import type { LogQuery } from './communications-path.ts';
import type { DeliveryLine } from './deliveries.server.ts';

const { log: copy, deliveries, states } = communicationsCopy;

export interface DeliveriesTableProps {
  readonly lines: readonly DeliveryLine[];
  readonly formKey: string;
}

/** Draws sent messages with their states, and a button to try again what failed. */
export function DeliveriesTable({ lines, formKey }: DeliveriesTableProps) {
  const may = useMay();
  const columns = columnsFor(may(getClientFile));
  return (
    <Table
      caption={deliveries}
      isCaptionHidden
      columns={may(resendMessage) ? [...columns, resend(formKey)] : columns}
      rows={lines}
      rowKey={({ id }) => id}
      empty={copy.empty}
    />
  );
}

const columnsFor = (mayOpen: boolean): readonly TableColumn<DeliveryLine>[] => [
  { id: 'when', header: messageMomentCopy.header, isRowHeader: true, isOneLine: true, cell: ({ when }) => when },
  { id: 'template', header: copy.columns.template, cell: ({ name }) => name },
  { id: 'channel', header: copy.columns.channel, isOneLine: true, cell: ({ channel }) => channel },
  {
    id: 'address',
    header: copy.columns.address,
    isOneLine: true,
    cell: ({ address, clientHref }) => (mayOpen ? <TextLink href={clientHref}>{address}</TextLink> : address),
  },
  {
    id: 'state',
    header: copy.columns.state,
    cell: ({ state, cause }) => (
      <Inline space="s" align="baseline">
        <StatusBadge tone={state.tone}>{state.label}</StatusBadge>
        {cause && (
          <Text as="span" tone="soft">
            {cause}
          </Text>
        )}
      </Inline>
    ),
  },
];

const resend = (formKey: string): TableColumn<DeliveryLine> => ({
  id: 'actions',
  header: copy.columns.actions,
  isOneLine: true,
  cell: (line) => line.isDead && <ResendForm line={line} formKey={`${formKey}-${line.id}`} />,
});

function ResendForm({ line, formKey }: { readonly line: DeliveryLine; readonly formKey: string }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form noValidate method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="clientId" value={line.clientId} />
      <input type="hidden" name="messageId" value={line.id} />
      <Button
        type="submit"
        tone="quiet"
        size="small"
        isBusy={isBusy}
        aria-label={copy.resendName(line.name, line.address)}
      >
        {copy.resend}
      </Button>
    </Form>
  );
}

const STATES: readonly (typeof MESSAGE_STATES)[number][] = [
  'sent',
  'dead',
  'failed',
  'waiting',
  'queued',
  'sending',
  'withdrawn',
];

/** Limits the log to one state. */
export const DeliveryFilter = ({ state }: Pick<LogQuery, 'state'>) => (
  <Form method="get">
    <Inline space="s" align="end">
      <Field id="estado" label={copy.filter.state}>
        <Select
          key={state ?? ''}
          name="estado"
          options={[
            { value: '', label: copy.filter.all },
            ...STATES.map((value) => ({ value, label: states[value].label })),
          ]}
          defaultValue={state ?? ''}
        />
      </Field>
      <Button type="submit" tone="secondary" size="small">
        {copy.filter.submit}
      </Button>
    </Inline>
  </Form>
);
