import { mexicoDate } from '@lender/calculator';
import { respond } from '@lender/web/outcome';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loanCopy } from '../features/loan/loan.copy.es.ts';
import { NoLoanPage } from '../features/loan/no-loan-page.tsx';
import { readNoLoan } from '../features/loan/profile.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(loanCopy.noLoan);

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  const asked = { url: visit.request.url, today: mexicoDate(Date.now()) };
  return respond(await readNoLoan(apiOf(visit).call, client, asked));
}

export default function NoLoanRoute() {
  return <NoLoanPage {...useLoaderData<typeof loader>()} />;
}
