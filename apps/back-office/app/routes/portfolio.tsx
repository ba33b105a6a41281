import { createExport, listPortfolioLoans } from '@lender/contract';
import { Button, Columns, Field, Inline, LinkButton, Notice, PageHeader, Stack, TabLinks, Text } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FigureList } from '../features/reports/portfolio/figure-list.tsx';
import { portfolioCopy as copy } from '../features/reports/portfolio/portfolio.copy.es.ts';
import { type PortfolioPage, readPortfolio } from '../features/reports/portfolio/portfolio.server.ts';
import { ReportTable } from '../features/reports/report-table.tsx';
import { reportTabs } from '../features/reports/report-tabs.ts';
import { reportsCopy } from '../features/reports/reports.copy.es.ts';
import { readStaff } from '../features/sessions/staff.server.ts';
import { DayInput } from '../forms/day-input.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';
import { Chart } from '../vocabulary/chart/chart.tsx';
import { readDay } from '../vocabulary/read-day.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const date = readDay(new URL(args.request.url).searchParams.get('fecha'));
  const { permissions } = await readStaff(call);
  const mayOpen = permissions.includes(listPortfolioLoans.permission);
  return json(await readPortfolio(call, { date, mayOpen }));
}

export default function PortfolioRoute() {
  const { from, date, isRefused, sentence, sections, drawing, tables } = useLoaderData<typeof loader>();
  const [aged, ...groups] = tables;
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} actions={<Actions from={from} date={date} />} />
      <TabLinks label={reportsCopy.tabs} links={reportTabs('portfolio', {})} />
      {isRefused && <Notice tone="warn" role="status" title={copy.refused} />}
      {!drawing && <Text>{sentence}</Text>}
      <Columns count={3} space="m">
        {sections.map((section) => (
          <FigureList key={section.title} {...section} />
        ))}
      </Columns>
      {drawing && aged && (
        <Columns count={2} space="l">
          <Chart drawing={drawing} sentence={sentence} />
          <ReportTable {...aged} />
        </Columns>
      )}
      <Stack space="l">
        {groups.map((table) => (
          <ReportTable key={table.caption} {...table} />
        ))}
      </Stack>
    </Page>
  );
}

/** Shows the form of the day, and the way to a file of the figures. */
function Actions({ from, date }: Pick<PortfolioPage, 'from' | 'date'>) {
  const may = useMay();
  const asked = new URLSearchParams({ fuente: 'portfolio', desde: from, hasta: date });
  return (
    <Inline space="s" align="end">
      <DayForm date={date} />
      {may(createExport) && (
        <LinkButton href={`${screenPath('exports', {})}?${asked}`} tone="secondary" size="small">
          {copy.export}
        </LinkButton>
      )}
    </Inline>
  );
}

/** Chooses the day, which is kept in the address. */
const DayForm = ({ date }: Pick<PortfolioPage, 'date'>) => (
  <Form method="get" aria-label={copy.day.label}>
    <Inline space="s" align="end">
      <Field id="fecha" label={copy.day.field}>
        <DayInput key={date} name="fecha" defaultValue={date} />
      </Field>
      <Button type="submit" tone="secondary" size="small">
        {copy.day.submit}
      </Button>
    </Inline>
  </Form>
);

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
