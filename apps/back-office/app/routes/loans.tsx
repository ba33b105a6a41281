import { PageHeader, TabLinks } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loanListCopy as copy } from '../features/servicing/list/loan-list.copy.es.ts';
import { readLoanList } from '../features/servicing/list/loan-list.server.ts';
import { parseLoanListQuery } from '../features/servicing/list/loan-list-query.ts';
import { LoanListTable } from '../features/servicing/list/loan-list-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { LIST_KEYS } from '../shell/keys/key-rows.ts';
import { useRowKeys } from '../shell/keys/use-row-keys.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';

export const handle: PageHandle = { keys: LIST_KEYS };

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const query = parseLoanListQuery(new URL(args.request.url).searchParams);
  return json(await readLoanList(requireStaff(args), query));
}

export default function LoansPage() {
  const { tabs, loans, previous, next } = useLoaderData<typeof loader>();
  useRowKeys();
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      <TabLinks label={copy.tabs} links={tabs} />
      <LoanListTable loans={loans} />
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
