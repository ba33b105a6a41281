import { revealIdentifier } from '@lender/contract';
import { Card, Columns, DescriptionList, Heading, Split, Stack, Text } from '@lender/ui';
import type { ReactNode } from 'react';
import { Masked } from '../../shell/reveal/masked.tsx';
import { useMay } from '../../shell/staff.tsx';
import { clientCopy as copy } from './client.copy.es.ts';
import type { ClientView, Fact } from './client-view.ts';

/** Draws who the client is, with masked identifiers, and their status with the lender. */
export function ClientFacts({ view, children }: { readonly view: ClientView; readonly children: ReactNode }) {
  const may = useMay();
  const itemOf = ({ term, detail, masks }: Fact) =>
    masks && may(revealIdentifier) ? { term, detail: <Masked detail={detail} identifier={masks} /> } : { term, detail };
  return (
    <Split side={320} space="m">
      <Sheet title={copy.profile}>
        {children}
        <DescriptionList columns={2} items={view.profile.map(itemOf)} />
      </Sheet>
      <Sheet title={copy.standing}>
        <DescriptionList items={view.standing} />
      </Sheet>
    </Split>
  );
}

/** Draws the client's consents, the persons whom they named, and their applications. */
export const ClientOthers = ({ view }: { readonly view: ClientView }) => (
  <Columns count={3}>
    <Listed title={copy.other.consents} items={view.consents} />
    <Listed title={copy.other.contacts} items={view.contacts} />
    <Listed title={copy.other.devices} items={view.devices} />
  </Columns>
);

const Listed = ({ title, items }: { readonly title: string; readonly items: readonly Fact[] }) => (
  <Sheet title={title}>
    {items.length > 0 ? <DescriptionList items={items} /> : <Text tone="soft">{copy.other.none}</Text>}
  </Sheet>
);

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
