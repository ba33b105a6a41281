import { Stack } from '@lender/ui';
import { describeProblem, readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { useAcceptedDraft } from '@lender/web/react';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { caseCopy as copy } from '../features/case/case.copy.es.ts';
import { readCase } from '../features/case/case.server.ts';
import { CaseHeader } from '../features/case/case-header.tsx';
import * as css from '../features/case/case-layout.css.ts';
import { decideCase, rejectionOptions } from '../features/case/decide.server.ts';
import { decisionCopy } from '../features/case/decision.copy.es.ts';
import { DecisionBar } from '../features/case/decision-bar.tsx';
import { decisionDraft } from '../features/case/decision-draft.ts';
import { DecisionPanel } from '../features/case/decision-panel.tsx';
import { DecisionResult } from '../features/case/decision-result.tsx';
import { DocumentsPanel } from '../features/case/documents-panel.tsx';
import { OfferPanel } from '../features/case/offer-panel.tsx';
import { SummaryPanel } from '../features/case/summary-panel.tsx';
import { TimelinePanel } from '../features/case/timeline-panel.tsx';
import { parseVerdict } from '../features/case/verdict.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && copy.title(data.view.client) });

export async function loader(args: LoaderFunctionArgs) {
  const found = await readCase(requireStaff(args), uuidParam(args.params.id));
  if (!found) throw new Response(null, { status: 404 });
  const query = new URL(args.request.url).searchParams;
  const wanted = parseVerdict(query.get('decidir'));
  const claimed = parseVerdict(query.get('hecho'));
  return json({
    view: found.view,
    formKey: crypto.randomUUID(),
    reasons: rejectionOptions,
    // An address says what it likes: only what the case bears out is shown.
    open: wanted && found.view.verdicts.includes(wanted) ? wanted : undefined,
    done: claimed && found.isDecided(claimed) ? claimed : undefined,
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const id = uuidParam(args.params.id);
  const data = await readFormData(args.request);
  const verdict = parseVerdict(data.get('verdict'));
  if (!verdict) throw new Response(null, { status: 400 });
  return respond(await decideCase(call, { id, verdict }, data));
}

export default function CasePage() {
  const { view, formKey, reasons, open, done } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  useAcceptedDraft(decisionDraft(view.id), done !== undefined);
  return (
    <>
      <Page>
        <CaseHeader {...view} />
        <DecisionResult done={done} refused={describeProblem(decisionCopy.problems, problem).form} />
        <div className={css.columns}>
          <DocumentsPanel documents={view.documents} />
          <Stack space="m">
            <SummaryPanel groups={view.summary} />
            <OfferPanel offer={view.offer} />
            <DecisionPanel decisions={view.decisions} />
          </Stack>
          <div className={css.timeline}>
            <TimelinePanel {...view.timeline} />
          </div>
        </div>
      </Page>
      <DecisionBar
        status={view.status}
        verdicts={view.verdicts}
        open={open}
        subject={view}
        formKey={formKey}
        reasons={reasons}
        problem={problem}
      />
    </>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
