import { revealIdentifier } from '@lender/contract';
import {
  Card,
  DescriptionList,
  Heading,
  Inline,
  Split,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
} from '@lender/ui';
import type { ReactNode } from 'react';
import { Masked } from '../../shell/reveal/masked.tsx';
import { useMay } from '../../shell/staff.tsx';
import { callCopy as words } from './call.copy.es.ts';
import type { PaymentLine } from './call-view.ts';
import { collectionCopy as copy } from './collection.copy.es.ts';
import type { CollectionView, ContactLine, PromiseLine } from './collection-view.ts';

export interface CollectionPanesProps {
  readonly view: CollectionView;
  /** Content above the tables: the call, or the form of another action. */
  readonly main: ReactNode;
  /** Form that asks why the phone is shown, where it is not for a call. */
  readonly children: ReactNode;
}

/** Draws the call and what happened before, and beside them what is owed and whether the borrower may be called. */
export function CollectionPanes({ view, main, children }: CollectionPanesProps) {
  const mayReveal = useMay()(revealIdentifier);
  const phone = mayReveal ? <Masked detail={view.phone} identifier="phone" /> : view.phone;
  return (
    <Split side={320} space="m">
      <Stack space="m">
        {main}
        <Table
          caption={copy.contacts.title}
          columns={contactColumns}
          rows={view.contacts}
          rowKey={({ id }) => id}
          empty={copy.contacts.empty}
        />
        <Table
          caption={copy.promises.title}
          columns={promiseColumns}
          rows={view.promises}
          rowKey={({ id }) => id}
          empty={copy.promises.empty}
        />
        <Table
          caption={words.payments.title}
          columns={paymentColumns}
          rows={view.payments}
          rowKey={({ id }) => id}
          empty={words.payments.empty}
        />
      </Stack>
      <Stack space="s">
        <Sheet title={copy.clock.title}>
          <Inline space="s">
            <StatusBadge tone={view.mayCall.tone}>{view.mayCall.label}</StatusBadge>
          </Inline>
          <DescriptionList items={[...view.clock, { term: copy.owed.phone, detail: phone }]} />
          {children}
        </Sheet>
        <Sheet title={copy.owed.title}>
          <DescriptionList items={view.owed} />
        </Sheet>
        <Sheet title={words.work.title}>
          <DescriptionList items={view.work} />
        </Sheet>
        <Sheet title={copy.pay.title}>
          {view.pay.length > 0 ? <DescriptionList items={view.pay} /> : <Text tone="soft">{copy.pay.none}</Text>}
        </Sheet>
      </Stack>
    </Split>
  );
}

const Sheet = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card tone="flat" padding="m">
    <Stack space="xs">
      <Heading level={2} size="large">
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);

const contactColumns: readonly TableColumn<ContactLine>[] = [
  { id: 'at', header: copy.contacts.at, isRowHeader: true, isOneLine: true, cell: ({ at }) => at },
  { id: 'channel', header: copy.contacts.channel, isOneLine: true, cell: ({ channel }) => channel },
  { id: 'outcome', header: copy.contacts.outcome, cell: ({ outcome }) => outcome },
  { id: 'note', header: copy.contacts.note, cell: ({ note }) => note },
  { id: 'by', header: copy.contacts.by, cell: ({ by }) => by },
];

const promiseColumns: readonly TableColumn<PromiseLine>[] = [
  { id: 'promised', header: copy.promises.promised, isRowHeader: true, cell: ({ promised }) => promised },
  { id: 'paid', header: copy.promises.paid, align: 'end', cell: ({ paid }) => paid },
  {
    id: 'state',
    header: copy.promises.state,
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
  { id: 'madeAt', header: copy.promises.madeAt, isOneLine: true, cell: ({ madeAt }) => madeAt },
];

const paymentColumns: readonly TableColumn<PaymentLine>[] = [
  { id: 'on', header: words.payments.on, isRowHeader: true, isOneLine: true, cell: ({ on }) => on },
  { id: 'amount', header: words.payments.amount, align: 'end', cell: ({ amount }) => amount },
  { id: 'method', header: words.payments.method, cell: ({ method }) => method },
];
