import { listBankLines, listNotices, listReceipts, recordSettlement } from '@lender/contract';
import { Inline, LinkButton, Notice, PageHeader, Text, TextLink } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findBalanceSentence } from '../features/bank-statements/balance.server.ts';
import { incomingPaymentsPath } from '../features/incoming-payments/incoming-payment-query.ts';
import { reconciliationCopy as copy } from '../features/reconciliation/reconciliation.copy.es.ts';
import { readReconciliation } from '../features/reconciliation/reconciliation.server.ts';
import { ReconciliationTables } from '../features/reconciliation/reconciliation-tables.tsx';
import { PeriodForm } from '../features/reports/period-form.tsx';
import { isRefusedPeriod, parseReportQuery } from '../features/reports/report-query.ts';
import { reportsCopy } from '../features/reports/reports.copy.es.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const call = requireStaff(args);
  const [view, balance] = await Promise.all([
    readReconciliation(call, parseReportQuery(search)),
    findBalanceSentence(call),
  ]);
  return json({ view, balance, isRefused: isRefusedPeriod(search) });
}

export default function ReconciliationPage() {
  const { view, balance, isRefused } = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <Inline space="m">
            {may(listBankLines) && <TextLink href={screenPath('statements', {})}>{copy.toStatements}</TextLink>}
            {may(listReceipts) && <TextLink href={incomingPaymentsPath()}>{copy.toDeposits}</TextLink>}
            {may(listNotices) && <TextLink href={screenPath('notices', {})}>{copy.toNotices}</TextLink>}
            {may(listReceipts) && may(recordSettlement) && (
              <LinkButton href={incomingPaymentsPath({ intent: 'settlement' })} tone="secondary" size="small">
                {copy.settle}
              </LinkButton>
            )}
          </Inline>
        }
      />
      {isRefused && (
        <Notice tone="warn" role="status" title={reportsCopy.filter.refused}>
          {reportsCopy.filter.help}
        </Notice>
      )}
      <PeriodForm from={view.from} to={view.to} daysLate={undefined} />
      {balance && <Text>{balance}</Text>}
      <Text>{view.sentence}</Text>
      <ReconciliationTables {...view} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
