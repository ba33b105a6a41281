import { PageHeader, Split, Stack } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { accessCopy as copy } from '../features/access/access.copy.es.ts';
import { actOnAccess, readAccess } from '../features/access/access.server.ts';
import { FactorCard } from '../features/access/factor-card.tsx';
import { PasswordCard } from '../features/access/password-card.tsx';
import { readQuota } from '../features/access/quota.server.ts';
import { QuotaCard } from '../features/access/quota-card.tsx';
import { SessionsCard } from '../features/access/sessions-card.tsx';
import { readStaff } from '../features/sessions/staff.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const [access, { permissions }] = await Promise.all([readAccess(call), readStaff(call)]);
  return json({ ...access, quota: await readQuota(call, permissions), formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return respond(await actOnAccess(call, await readFormData(args)));
}

export default function AccessPage() {
  const { factor, sessions, quota, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Split space="m">
        <Stack space="m">
          <SessionsCard sessions={sessions} />
          <PasswordCard {...answer} />
          {quota && <QuotaCard state={quota} formKey={formKey} problem={answer?.more} />}
        </Stack>
        <FactorCard factor={factor} answer={answer} />
      </Split>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
