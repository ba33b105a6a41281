import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { usePolling } from '@lender/web/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loanCopy } from '../features/loan/loan.copy.es.ts';
import { payAtStore, readMyLoan } from '../features/loan/my-loan.server.ts';
import { MyLoanPage } from '../features/loan/my-loan-page.tsx';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta({ title: loanCopy.loan.title });

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return respond(await readMyLoan(apiOf(visit).call, visit.request.url));
}

export const action = async (visit: ActionFunctionArgs) =>
  respond(await payAtStore(clientCall(visit), await readFormData(visit.request)));

/** A payment at a store is known within a minute. */
const pollMs = 15_000;

export default function MyLoanRoute() {
  const data = useLoaderData<typeof loader>();
  usePolling(data.store === null ? null : pollMs);
  return <MyLoanPage {...data} />;
}
