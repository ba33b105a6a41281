import { inviteStaff } from '@lender/contract';
import { PageHeader, Split } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { callWords } from '../features/audit/call-words.copy.es.ts';
import { InviteCard } from '../features/colleagues/invite-card.tsx';
import { Matrix } from '../features/colleagues/matrix.tsx';
import { PeopleCard } from '../features/colleagues/people-card.tsx';
import { PersonPanel } from '../features/colleagues/person-panel.tsx';
import { usersCopy as copy } from '../features/colleagues/users.copy.es.ts';
import { actOnUsers, parseUsersQuery, readUsers } from '../features/colleagues/users.server.ts';
import { WhyCard } from '../features/colleagues/why-card.tsx';
import { readStaff } from '../features/sessions/staff.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const query = parseUsersQuery(new URL(args.request.url).searchParams);
  const [view, me] = await Promise.all([readUsers(call, query, callWords), readStaff(call)]);
  return json({ ...view, query, ownId: me.id, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return respond(await actOnUsers(call, await readFormData(args)));
}

export default function UsersPage() {
  const { people, invitations, person, why, commands, query, ownId, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const mayManage = useMay()(inviteStaff);
  const managed = mayManage && person?.id !== ownId ? person : undefined;
  const reasons = <WhyCard people={people} commands={commands} why={why} query={query} />;
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {managed && <PersonPanel person={managed} intent={query.intent} problem={answer?.person} />}
      <PeopleCard people={people} ownId={ownId} />
      {mayManage && !managed ? (
        <Split space="m">
          <InviteCard invitations={invitations} formKey={formKey} problem={answer?.invite} />
          {reasons}
        </Split>
      ) : (
        reasons
      )}
      <Matrix />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
