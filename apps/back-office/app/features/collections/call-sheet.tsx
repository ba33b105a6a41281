import { getClientFile, revealIdentifier } from '@lender/contract';
import { Button, Card, DescriptionList, Heading, Inline, Stack, StatusBadge, Text, TextLink } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useMay } from '../../shell/staff.tsx';
import { callCopy as words } from './call.copy.es.ts';
import type { CollectionView } from './collection-view.ts';

export interface CallSheetProps {
  readonly view: CollectionView;
  /** The phone in full, once it was asked for. */
  readonly children: ReactNode;
}

/** Draws why the borrower is called, what to say and to offer, and the button that shows the number. */
export function CallSheet({ view, children }: CallSheetProps) {
  const may = useMay();
  return (
    <Card padding="m" labelledBy="why">
      <Stack space="s">
        <Inline space="s" justify="between">
          <Heading level={2} size="large" id="why">
            {words.why}
          </Heading>
          {may(getClientFile) && <TextLink href={view.clientHref}>{words.toClient}</TextLink>}
        </Inline>
        <Inline space="s">
          <StatusBadge tone={view.reason.tone}>{view.reason.label}</StatusBadge>
          {!view.isCallable && <StatusBadge tone={view.mayCall.tone}>{view.mayCall.label}</StatusBadge>}
        </Inline>
        {children || (view.isCallable && may(revealIdentifier) && <StartCall />)}
        {view.script.length > 0 && <Script lines={view.script} />}
        {view.offers.length > 0 && (
          <>
            <Heading level={3}>{words.offers.title}</Heading>
            <DescriptionList items={view.offers} />
          </>
        )}
      </Stack>
    </Card>
  );
}

/** The reason in the audit is the call itself: nothing is typed. */
function StartCall() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form noValidate method="post" preventScrollReset aria-label={words.start}>
      <input type="hidden" name="intent" value="start" />
      <Stack space="xs" align="start">
        <Button type="submit" icon="phone" isBusy={isBusy}>
          {words.start}
        </Button>
        <Text size="small" tone="soft">
          {words.startHint}
        </Text>
      </Stack>
    </Form>
  );
}

const Script = ({ lines }: { readonly lines: readonly string[] }) => (
  <Stack space="xs">
    <Heading level={3}>{words.script}</Heading>
    {lines.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </Stack>
);
