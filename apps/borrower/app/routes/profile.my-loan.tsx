import { usePolling } from '@lender/web/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loanCopy } from '../features/loan/loan.copy.es.ts';
import { loadMyLoan, payAtStore } from '../features/loan/my-loan.server.ts';
import { MyLoanPage } from '../features/loan/my-loan-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta({ title: loanCopy.loan.title });
export const loader = (visit: LoaderFunctionArgs) => loadMyLoan(visit);
export const action = async (visit: ActionFunctionArgs) =>
  payAtStore(clientCall(visit), await visit.request.formData());

/** A payment at a store is known within a minute. */
const pollMs = 15_000;

export default function MyLoanRoute() {
  const data = useLoaderData<typeof loader>();
  usePolling(data.store === null ? null : pollMs);
  return <MyLoanPage {...data} />;
}
