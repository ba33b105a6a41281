import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loanCopy } from '../features/loan/loan.copy.es.ts';
import { NoLoanPage } from '../features/loan/no-loan-page.tsx';
import { loadNoLoan } from '../features/loan/profile.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(loanCopy.noLoan);
export const loader = (visit: LoaderFunctionArgs) => loadNoLoan(visit);

export default function NoLoanRoute() {
  return <NoLoanPage {...useLoaderData<typeof loader>()} />;
}
