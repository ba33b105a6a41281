import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { PaperPage } from '../features/registration/documents/document-page.tsx';
import { actOnPaper, loadPaper } from '../features/registration/documents/document-route.server.ts';
import { documentsCopy } from '../features/registration/documents/documents.copy.es.ts';
import { pageMeta } from '../page-meta.ts';

const type = 'payroll';

export const meta = () => pageMeta(documentsCopy.kinds[type]);

export const loader = async (visit: LoaderFunctionArgs) => json(await loadPaper(visit, type));

export const action = async (visit: ActionFunctionArgs) => respond(await actOnPaper(visit, type));

export default function PayrollRoute() {
  const loaded = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  return <PaperPage {...loaded} problem={problem} isBusy={isBusy} />;
}
