import { PageHeader } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { findCopy as copy } from '../features/search/find.copy.es.ts';
import { findPage } from '../features/search/find.server.ts';
import { FindForm } from '../features/search/find-form.tsx';
import { FoundList } from '../features/search/found-list.tsx';
import { requirePermission } from '../features/sessions/staff.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { SCREENS } from '../screens.ts';
import { LIST_KEYS } from '../shell/keys/key-rows.ts';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';

export const handle: PageHandle = { keys: LIST_KEYS };

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  await requirePermission(requireStaff(args), SCREENS.search.permission);
  return json(null);
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return respond(await findPage(call, await readFormData(args)));
}

export default function SearchPage() {
  const answer = useActionData<typeof action>();
  const problem = answer && 'problem' in answer ? answer : undefined;
  const found = answer && 'groups' in answer ? answer : undefined;
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      <FindForm typed={problem?.typed ?? found?.text} problem={problem?.problem} />
      {found && <FoundList found={found} />}
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
