import { getLoanLedger } from '@lender/contract';
import { Amount, Inline, PageHeader, Stack, StatusBadge, Text, TextLink } from '@lender/ui';
import { QUEUES } from '../../screens.ts';
import { useMay } from '../../shell/staff.tsx';
import { caseCopy as copy } from './case.copy.es.ts';
import type { CaseView } from './case-view.ts';

export type CaseHeaderProps = Pick<
  CaseView,
  'client' | 'reference' | 'status' | 'asked' | 'offered' | 'waits' | 'loanHref'
>;

/** Who asks for how much, and how long it waits. */
export function CaseHeader({ client, reference, status, asked, offered, waits, loanHref }: CaseHeaderProps) {
  const may = useMay();
  return (
    <Stack space="xs">
      <PageHeader
        back={{ href: QUEUES, label: copy.back }}
        eyebrow={copy.reference(reference)}
        title={copy.title(client)}
      />
      <Inline space="m" align="baseline">
        <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
        <Figure label={copy.header.asked} amount={asked} />
        {offered && <Figure label={copy.header.offered} amount={offered} />}
        {waits && (
          <Text as="span" tone="soft">
            {copy.header.waits(waits)}
          </Text>
        )}
        {loanHref && may(getLoanLedger) && <TextLink href={loanHref}>{copy.header.loan}</TextLink>}
      </Inline>
    </Stack>
  );
}

function Figure({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <span>
      {label} <Amount>{amount}</Amount>
    </span>
  );
}
