import { PageHeader } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPolicyVersion } from '../features/policy-drafts/policies.server.ts';
import { PolicySections } from '../features/policy-drafts/policy-editor.tsx';
import { ChangesTable } from '../forms/drafts/changes-table.tsx';
import { draftsCopy as copy } from '../forms/drafts/drafts.copy.es.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data && copy.version(data.version) });

const VERSION = /^[1-9]\d{0,5}$/;

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const { version = '' } = args.params;
  const policy = VERSION.test(version) ? await readPolicyVersion(call, Number(version)) : undefined;
  if (!policy) throw new Response(null, { status: 404 });
  return json(policy);
}

export default function PolicyPage() {
  const { version, since, changes, sections } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeader title={copy.version(version)} lead={copy.since(since)} />
      {changes.length > 0 && <ChangesTable changes={changes} title={copy.changed} />}
      <PolicySections sections={sections} typed={undefined} isReadOnly />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
