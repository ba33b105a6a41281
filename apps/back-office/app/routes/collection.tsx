import { getLoan, logContact } from '@lender/contract';
import { Notice, PageHeader, StatusBadge, TextLink } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ActionForm } from '../features/collections/action-form.tsx';
import { ActionLinks } from '../features/collections/action-links.tsx';
import { CallForm } from '../features/collections/call-form.tsx';
import { CallSheet } from '../features/collections/call-sheet.tsx';
import { collectionCopy as copy } from '../features/collections/collection.copy.es.ts';
import {
  doAboutCollection,
  readAgencyOptions,
  readCollection,
  saveCall,
  startCall,
} from '../features/collections/collection.server.ts';
import { COLLECTION_FORMS } from '../features/collections/collection-forms.ts';
import { parseCollectionIntent } from '../features/collections/collection-intent.ts';
import { CollectionPanes } from '../features/collections/collection-panes.tsx';
import { parseCollectionQuery, queueOf } from '../features/collections/collection-query.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { reveal } from '../shell/reveal/reveal.server.ts';
import { Reveal } from '../shell/reveal/reveal.tsx';
import { parseIdentifier } from '../shell/reveal/reveal-fields.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && copy.title(data.view.client) });

/** Words in an address for what was done before: on this page, or in the call before. */
const DONE = ['si', 'llamada'] as const;

const openCallOf = ({ params, request }: LoaderFunctionArgs) => ({
  id: uuidParam(params.id),
  queue: queueOf(parseCollectionQuery(new URL(request.url).searchParams)),
});

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const view = await readCollection(call, openCallOf(args));
  if (!view) throw new Response(null, { status: 404 });
  const intent = parseCollectionIntent(search.get('accion'));
  return json({
    view,
    intent,
    agencies: intent === 'agency' ? await readAgencyOptions(call) : [],
    asked: parseIdentifier(search.get('mostrar')),
    template: search.get('plantilla'),
    done: DONE.find((done) => done === readFlash(search)),
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const open = openCallOf(args);
  const data = await readFormData(args);
  const identifier = parseIdentifier(data.get('mostrar'));
  if (identifier)
    return respond(await reveal(call, { clientId: uuidParam(String(data.get('clientId'))), identifier }, data));
  if (data.get('intent') === 'start') return respond(await startCall(call, open));
  if (data.get('intent') === 'call') return respond(await saveCall(call, open, data));
  const intent = parseCollectionIntent(data.get('intent'));
  if (!intent) throw new Response(null, { status: 400 });
  return respond(await doAboutCollection(call, { ...open, intent }, data));
}

export default function CollectionPage() {
  const { view, intent, agencies, asked, done, template, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const may = useMay();
  const revealed = answer && 'identifier' in answer ? answer : undefined;
  const problem = answer && !('identifier' in answer) ? answer : undefined;
  return (
    <Page>
      <PageHeader
        back={{ href: view.listHref, label: copy.back }}
        title={copy.title(view.client)}
        eyebrow={view.number}
        lead={<StatusBadge tone={view.status.tone}>{view.status.label}</StatusBadge>}
        actions={may(getLoan) && <TextLink href={view.loanHref}>{copy.toLoan}</TextLink>}
      />
      {done && !answer && <Notice tone="ok" role="status" title={copy.done[done]} />}
      {view.isReported && <Notice tone="warn" title={copy.reported} />}
      {!view.isLate && <Notice title={copy.notLate} />}
      <CollectionPanes
        view={view}
        main={
          intent && may(COLLECTION_FORMS[intent].endpoint) ? (
            <ActionForm {...{ view, intent, agencies, formKey, problem, template }} />
          ) : (
            <>
              <CallSheet view={view}>
                {revealed && <Reveal clientId={view.clientId} asked={asked} answer={revealed} />}
              </CallSheet>
              {may(logContact) && <CallForm key={view.id} view={view} formKey={formKey} problem={problem} />}
              <ActionLinks view={view} />
            </>
          )
        }
      >
        {!revealed && <Reveal clientId={view.clientId} asked={asked} answer={undefined} />}
      </CollectionPanes>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
