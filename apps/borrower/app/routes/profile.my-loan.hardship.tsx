import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { HardshipPage } from '../features/loan/report/hardship-page.tsx';
import { reportCopy } from '../features/loan/report/report.copy.es.ts';
import { readReport, report } from '../features/loan/report/report.server.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(reportCopy.hardship);

export async function loader(visit: LoaderFunctionArgs) {
  await enterAsClient(visit);
  return respond(await readReport(apiOf(visit).call, visit.request.url, 'hardship'));
}

export async function action(visit: ActionFunctionArgs) {
  return respond(
    await report('hardship', clientCall(visit), { url: visit.request.url, form: await readFormData(visit) }),
  );
}

export default function HardshipRoute() {
  const isBusy = useNavigation().state !== 'idle';
  return <HardshipPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} isBusy={isBusy} />;
}
