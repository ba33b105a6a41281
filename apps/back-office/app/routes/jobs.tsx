import { Notice, PageHeader } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DeadJobsTable, SweepsTable } from '../features/tasks/jobs/job-tables.tsx';
import { jobsCopy as copy } from '../features/tasks/jobs/jobs.copy.es.ts';
import { readJobs, runAgain } from '../features/tasks/jobs/jobs.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const view = await readJobs(requireStaff(args));
  const flash = readFlash(new URL(args.request.url).searchParams);
  return json({ ...view, flash, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  return respond(await runAgain(call, uuidParam(String(data.get('jobId'))), data));
}

export default function JobsPage() {
  const { dead, sweeps, flash, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {flash === 'si' && <Notice tone="ok" role="status" title={copy.retried} />}
      {problem && (
        <Notice tone="danger" role="alert" title={copy.refused}>
          {problem.said}
        </Notice>
      )}
      <DeadJobsTable jobs={dead} formKey={formKey} />
      <SweepsTable runs={sweeps} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
