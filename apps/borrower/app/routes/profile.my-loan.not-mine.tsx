import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { NotMinePage } from '../features/loan/report/not-mine-page.tsx';
import { reportCopy } from '../features/loan/report/report.copy.es.ts';
import { readReport, report } from '../features/loan/report/report.server.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(reportCopy.notMine);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return respond(await readReport(apiOf(visit).call, visit.request.url, 'not_mine'));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(
    await report('not_mine', clientCall(visit), { url: visit.request.url, form: await readFormData(visit) }),
  );
}

export default function NotMineRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return <NotMinePage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} isBusy={isBusy} />;
}
