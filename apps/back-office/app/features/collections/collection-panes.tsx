import { revealIdentifier } from '@lender/contract';
import { Card, DescriptionList, Heading, Inline, Split, Stack, StatusBadge, Text } from '@lender/ui';
import type { ReactNode } from 'react';
import { Masked } from '../../shell/reveal/masked.tsx';
import { useMay } from '../../shell/staff.tsx';
import { callCopy as words } from './call.copy.es.ts';
import { collectionCopy as copy } from './collection.copy.es.ts';
import { CollectionTables } from './collection-tables.tsx';
import type { CollectionView } from './collection-view.ts';

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
        <CollectionTables view={view} />
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
