import { PageHeader } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { portfolioCopy as copy } from '../features/reports/portfolio/portfolio.copy.es.ts';
import { readPortfolioLoans } from '../features/reports/portfolio/portfolio.server.ts';
import { PortfolioLoansTable } from '../features/reports/portfolio/portfolio-loans-table.tsx';
import { portfolioLoanList } from '../features/reports/portfolio/portfolio-query.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { LIST_KEYS } from '../shell/keys/key-rows.ts';
import { useRowKeys } from '../shell/keys/use-row-keys.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';

export const handle: PageHandle = { keys: LIST_KEYS };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title ?? copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const query = portfolioLoanList.parse(new URL(args.request.url).searchParams);
  return json(await readPortfolioLoans(requireStaff(args), query));
}

export default function PortfolioLoansPage() {
  const { title, lead, back, rows, previous, next } = useLoaderData<typeof loader>();
  useRowKeys();
  return (
    <Page>
      <PageHeader title={title} lead={lead} back={{ href: back, label: copy.loans.back }} />
      <PortfolioLoansTable title={title} rows={rows} />
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
