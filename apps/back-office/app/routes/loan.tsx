import { Card, Columns, DescriptionList, Heading, PageHeader, Stack, StatusBadge, Text } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readLedger } from '../features/loan/ledger.server.ts';
import { BalanceTable, LedgerTable } from '../features/loan/ledger-tables.tsx';
import { loanCopy as copy } from '../features/loan/loan.copy.es.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { screenPath } from '../screens.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data && copy.title(data.reference) });

export async function loader(args: LoaderFunctionArgs) {
  const ledger = await readLedger(requireStaff(args), uuidParam(args.params.id));
  if (!ledger) throw new Response(null, { status: 404 });
  return json(ledger);
}

export default function LoanPage() {
  const { reference, status, facts, balances, lines } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeader
        back={{ href: screenPath('queue', { queue: 'all' }), label: copy.back }}
        title={copy.title(reference)}
        lead={<StatusBadge tone={status.tone}>{status.label}</StatusBadge>}
      />
      <Columns count={2}>
        <Card tone="flat" padding="m">
          <DescriptionList items={facts} />
        </Card>
        <BalanceTable lines={balances} />
      </Columns>
      <Stack space="xs">
        <Heading level={2}>{copy.entries.title}</Heading>
        <Text tone="soft">{copy.entries.lead}</Text>
        <LedgerTable lines={lines} />
      </Stack>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
