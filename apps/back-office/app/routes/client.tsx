import { openComplaint } from '@lender/contract';
import { Inline, PageHeader, StatusBadge, TextLink } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { clientCopy as copy } from '../features/client/client.copy.es.ts';
import { askForLimit, changeStatus, readClient, writeNote } from '../features/client/client.server.ts';
import { ClientFacts, ClientOthers } from '../features/client/client-cards.tsx';
import { ApplicationsTable, LinkedTable, LoansTable, MessagesTable } from '../features/client/client-tables.tsx';
import { askForContact, sendCodeTo } from '../features/client/contact.server.ts';
import { ContactCard } from '../features/client/contact-card.tsx';
import { LimitCard } from '../features/client/limit-card.tsx';
import { NotesCard } from '../features/client/notes-card.tsx';
import { RequestsNotice } from '../features/client/requests-notice.tsx';
import { parseMove } from '../features/client/status-form.ts';
import { StatusForm, StatusMoves } from '../features/client/status-panel.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { screenPath } from '../screens.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { reveal } from '../shell/reveal/reveal.server.ts';
import { Reveal } from '../shell/reveal/reveal.tsx';
import { parseIdentifier } from '../shell/reveal/reveal-fields.ts';
import { useMay } from '../shell/staff.tsx';
import { useBack } from '../shell/trail/use-trail.tsx';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.view.title });

export async function loader(args: LoaderFunctionArgs) {
  const view = await readClient(requireStaff(args), uuidParam(args.params.id));
  if (!view) throw new Response(null, { status: 404 });
  const search = new URL(args.request.url).searchParams;
  const asked = parseIdentifier(search.get('mostrar'));
  return json({ view, asked, open: parseMove(search.get('estado')), formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const id = uuidParam(args.params.id);
  const data = await readFormData(args);
  const identifier = parseIdentifier(data.get('mostrar'));
  if (identifier) return respond(await reveal(call, { clientId: id, identifier }, data));
  if (data.get('intent') === 'note') return respond(await writeNote(call, id, data));
  if (data.get('intent') === 'limit') return respond(await askForLimit(call, id, data));
  if (data.get('intent') === 'contact-code') return respond(await sendCodeTo(call, id, data));
  if (data.get('intent') === 'contact') return respond(await askForContact(call, id, data));
  const move = parseMove(data.get('move'));
  if (!move) throw new Response(null, { status: 400 });
  return respond(await changeStatus(call, { id, move }, data));
}

export default function ClientPage() {
  const { view, asked, open, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const may = useMay();
  const back = useBack({ href: screenPath('clients', {}), label: copy.back });
  const revealed = answer && 'identifier' in answer ? answer : undefined;
  const unnoted = answer && 'note' in answer ? answer.note : undefined;
  const unlimited = answer && 'limit' in answer ? answer.limit : undefined;
  const contact = answer && 'contact' in answer ? answer.contact : undefined;
  const refused = answer && 'status' in answer ? answer.status : undefined;
  return (
    <Page>
      <PageHeader
        back={back}
        title={view.title}
        lead={<StatusBadge tone={view.status.tone}>{view.status.label}</StatusBadge>}
        actions={
          !open && (
            <Inline space="m">
              {may(openComplaint) && <TextLink href={view.complaintHref}>{copy.complain}</TextLink>}
              <StatusMoves moves={view.moves} />
            </Inline>
          )
        }
      />
      {view.requests.length > 0 && <RequestsNotice requests={view.requests} />}
      <StatusForm moves={view.moves} open={open} formKey={formKey} problem={refused} />
      <ClientFacts view={view}>
        <Reveal clientId={view.id} asked={asked} answer={revealed} />
      </ClientFacts>
      <NotesCard notes={view.notes} formKey={formKey} problem={unnoted} />
      <ContactCard clientId={view.id} formKey={formKey} answer={contact} />
      <LimitCard formKey={formKey} problem={unlimited} />
      <LoansTable rows={view.loans} />
      <ApplicationsTable rows={view.applications} />
      {view.linked.length > 0 && <LinkedTable rows={view.linked} />}
      <ClientOthers view={view} />
      <MessagesTable rows={view.messages} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
