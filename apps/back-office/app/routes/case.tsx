import { describeProblem, readFormData } from '@lender/web/forms';
import { respond, toastIn } from '@lender/web/outcome';
import { useAcceptedDraft } from '@lender/web/react';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { nextCaseOf } from '../features/cases/next-case.server.ts';
import { actCopy } from '../features/review/act/act.copy.es.ts';
import { actOnCase } from '../features/review/act/act.server.ts';
import { ACTS, parseAct } from '../features/review/act/act.ts';
import { actDraft } from '../features/review/act/act-draft.ts';
import { rejectionOptions } from '../features/review/act/act-options.ts';
import { ActBar } from '../features/review/act-bar.tsx';
import { caseCopy as copy } from '../features/review/case.copy.es.ts';
import * as css from '../features/review/case.css.ts';
import { readCase } from '../features/review/case.server.ts';
import { CaseFlash } from '../features/review/case-flash.tsx';
import { CaseHeader } from '../features/review/case-header.tsx';
import { CASE_HELP } from '../features/review/case-help.ts';
import { parseCaseQuery } from '../features/review/case-query.ts';
import { CentrePane } from '../features/review/centre-pane.tsx';
import { DocumentsPane } from '../features/review/documents-pane.tsx';
import { Pane } from '../features/review/pane.tsx';
import { RulesBlock } from '../features/review/rules-block.tsx';
import { TimelineBlock } from '../features/review/timeline-block.tsx';
import { Viewer } from '../features/review/viewer.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { QUEUES } from '../screens.ts';
import { changedSearch } from '../shell/changed-search.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { reveal } from '../shell/reveal/reveal.server.ts';
import { Reveal } from '../shell/reveal/reveal.tsx';
import { parseIdentifier } from '../shell/reveal/reveal-fields.ts';
import { useOwnDraft } from '../shell/staff.tsx';

export const handle: PageHandle = { keys: CASE_HELP };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && copy.title(data.view.client) });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parseCaseQuery(search);
  const view = await readCase(call, { id: uuidParam(args.params.id), query, now: Date.now() });
  if (!view) throw new Response(null, { status: 404 });
  return json({
    view,
    query,
    formKey: crypto.randomUUID(),
    reasons: rejectionOptions,
    asked: parseIdentifier(search.get('mostrar')),
    // The address may name any act: only one that is allowed is opened.
    open: query.act && view.acts.includes(query.act) ? query.act : undefined,
    document: view.documents.find(({ askable }) => askable !== undefined && askable === search.get('pedir'))?.askable,
    done: toastIn(args.request, ACTS),
    decided: search.get('decidida'),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const id = uuidParam(args.params.id);
  const data = await readFormData(args);
  const identifier = parseIdentifier(data.get('mostrar'));
  if (identifier) {
    const clientId = uuidParam(String(data.get('clientId')));
    return respond(await reveal(call, { clientId, identifier }, data));
  }
  const act = parseAct(data.get('act'));
  if (!act) throw new Response(null, { status: 400 });
  const { search, searchParams } = new URL(args.request.url);
  const { from } = parseCaseQuery(searchParams);
  const findNext = async () => (from === undefined ? undefined : nextCaseOf(call, { queue: from, exceptId: id }));
  return respond(await actOnCase(call, { id, act, findNext, here: changedSearch(search, {}) }, data));
}

export default function CasePage() {
  const { view, query, formKey, reasons, open, document, done, decided, asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const problem = answer && 'fields' in answer ? answer : undefined;
  const revealed = answer && 'identifier' in answer ? answer : undefined;
  useAcceptedDraft(useOwnDraft(actDraft(decided ?? view.id)), done !== null);
  const shown = view.documents.find(({ id }) => id === query.document);
  return (
    <div className={css.page}>
      <CaseHeader view={view} from={query.from} />
      <CaseFlash
        done={done}
        isNext={decided !== null}
        refused={describeProblem(actCopy.problems, problem).form}
        queue={query.from ?? QUEUES}
      />
      {shown ? (
        <Viewer
          documents={view.documents}
          shown={shown}
          beside={view.documents.find(({ id }) => id === query.beside)}
          acts={view.acts}
        />
      ) : (
        <div className={css.columns}>
          <DocumentsPane documents={view.documents} />
          <CentrePane view={view} tab={query.tab}>
            <Reveal clientId={view.clientId} asked={asked} answer={revealed} />
          </CentrePane>
          <Pane label={copy.panes.right} place="right">
            <RulesBlock decision={view.engine} />
            <TimelineBlock timeline={view.timeline} kind={query.kind} />
          </Pane>
        </div>
      )}
      <ActBar
        status={view.status}
        acts={view.acts}
        open={open}
        subject={view}
        formKey={formKey}
        reasons={reasons}
        document={document}
        problem={problem}
      />
    </div>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
