import { createExport, listPortfolioLoans } from '@lender/contract';
import { Columns, LinkButton, Notice, PageHeader, Stack, TabLinks, Text } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PeriodForm } from '../features/reports/period-form.tsx';
import { isRefusedPeriod, isReportName, parseReportQuery } from '../features/reports/report-query.ts';
import { ReportTable } from '../features/reports/report-table.tsx';
import type { ReportTableView } from '../features/reports/report-view.ts';
import { reportsCopy as copy } from '../features/reports/reports.copy.es.ts';
import { readReport } from '../features/reports/reports.server.ts';
import { readStaff } from '../features/sessions/staff.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';
import { Chart } from '../vocabulary/chart/chart.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const { report } = args.params;
  if (!isReportName(report)) throw new Response(null, { status: 404 });
  const search = new URL(args.request.url).searchParams;
  const { permissions } = await readStaff(call);
  const mayOpen = permissions.includes(listPortfolioLoans.permission);
  const page = await readReport(call, report, { ...parseReportQuery(search), mayOpen });
  return json({ ...page, report, isRefused: isRefusedPeriod(search) });
}

export default function ReportsPage() {
  const { report, tabs, lead, from, to, daysLate, isRefused, sentence, drawing, tables } =
    useLoaderData<typeof loader>();
  const may = useMay();
  const [first, ...others] = tables;
  const exportHref = `${screenPath('exports', {})}?${new URLSearchParams({ fuente: report, desde: from, hasta: to })}`;
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={lead}
        actions={
          may(createExport) && (
            <LinkButton href={exportHref} tone="secondary" size="small">
              {copy.export}
            </LinkButton>
          )
        }
      />
      <TabLinks label={copy.tabs} links={tabs} />
      {isRefused && (
        <Notice tone="warn" role="status" title={copy.filter.refused}>
          {copy.filter.help}
        </Notice>
      )}
      <PeriodForm key={report} from={from} to={to} daysLate={daysLate} />
      {drawing && first && !isWide(first) ? (
        <Columns count={2} space="l">
          <Chart drawing={drawing} sentence={sentence} />
          <ReportTable {...first} />
        </Columns>
      ) : (
        <Stack space="m">
          {drawing ? <Chart drawing={drawing} sentence={sentence} /> : <Text>{sentence}</Text>}
          {first && <ReportTable {...first} />}
        </Stack>
      )}
      {others.map((table) => (
        <ReportTable key={table.caption} {...table} />
      ))}
    </Page>
  );
}

/** True for a table that would have to be scrolled beside its chart. */
const isWide = ({ columns }: ReportTableView): boolean => columns.length > 6;

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
