import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { applicationCopy } from '../features/application/application.copy.es.ts';
import { apply, loadApply } from '../features/application/apply.server.ts';
import { ApplyPage } from '../features/application/apply-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(applicationCopy.apply);
export const loader = (visit: LoaderFunctionArgs) => loadApply(visit);
export const action = (visit: ActionFunctionArgs) => apply(visit);

export default function ApplyRoute() {
  return <ApplyPage {...useLoaderData<typeof loader>()} />;
}
