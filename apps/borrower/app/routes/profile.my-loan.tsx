import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loanCopy } from '../features/loan/loan.copy.es.ts';
import { endMandate } from '../features/loan/mandate.server.ts';
import { readMyLoan } from '../features/loan/my-loan.server.ts';
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
  respond(await endMandate(clientCall(visit), visit.request.url));

export default function MyLoanRoute() {
  return <MyLoanPage {...useLoaderData<typeof loader>()} />;
}
