import { startProductDraft } from '@lender/contract';
import { Notice, PageHeader } from '@lender/ui';
import { describeProblem, readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { productsCopy as copy } from '../features/product-drafts/products.copy.es.ts';
import { readProducts, startProduct } from '../features/product-drafts/products.server.ts';
import { draftsCopy, startProblems } from '../forms/drafts/drafts.copy.es.ts';
import { StartPanel } from '../forms/drafts/start-panel.tsx';
import { DraftsTable, VersionsTable } from '../forms/drafts/versions-tables.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  return json({ ...(await readProducts(requireStaff(args))), formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  return respond(await startProduct(requireStaff(args), await readFormData(args)));
}

export default function ProductsPage() {
  const { versions, drafts, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const refused = describeProblem(startProblems, problem).form;
  const mayStart = useMay()(startProductDraft);
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {refused && (
        <Notice tone="danger" role="alert" title={draftsCopy.refused}>
          {refused}
        </Notice>
      )}
      <DraftsTable rows={drafts} />
      <VersionsTable rows={versions} />
      {mayStart && (
        <StartPanel
          versions={versions.map(({ version }) => version)}
          formKey={formKey}
          problem={problem}
          noteHint={copy.noteHint}
        />
      )}
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
