import { answerComplaint, correctComplaint, extendComplaint } from '@lender/contract';
import { Inline, LinkButton, Notice, PageHeader, StatusBadge } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AnswerPartsForm } from '../features/complaints/answer-parts-form.tsx';
import { ComplaintActionForm } from '../features/complaints/complaint-action-form.tsx';
import { ComplaintSheets } from '../features/complaints/complaint-sheets.tsx';
import { complaintsCopy } from '../features/complaints/complaints.copy.es.ts';
import { doAboutComplaint, readComplaint } from '../features/complaints/complaints.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { screenPath } from '../screens.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';
import { withParameter } from '../shell/with-parameter.ts';

const { one: copy } = complaintsCopy;

const intentIn = (text: unknown) => (text === 'answer' || text === 'correct' || text === 'extend' ? text : undefined);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && copy.title(data.complaint.folio) });

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const complaint = await readComplaint(requireStaff(args), uuidParam(args.params.id));
  if (!complaint) throw new Response(null, { status: 404 });
  return json({
    complaint,
    intent: intentIn(search.get('accion')),
    flash: readFlash(search),
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const id = uuidParam(args.params.id);
  const data = await readFormData(args);
  const intent = intentIn(data.get('intent'));
  if (!intent) throw new Response(null, { status: 400 });
  return respond(await doAboutComplaint(call, { id, intent }, data));
}

export default function ComplaintPage() {
  const { complaint, intent, flash, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  const { id, folio, left, answers, extendableTo } = complaint;
  const path = screenPath('complaint', { id });
  const isOpen = answers.length === 0 && may(answerComplaint);
  const mayCorrect = answers.length > 0 && may(correctComplaint);
  const mayExtend = isOpen && extendableTo !== undefined && may(extendComplaint);
  return (
    <Page>
      <PageHeader
        back={{ href: screenPath('complaints', {}), label: copy.back }}
        title={copy.title(folio)}
        lead={<StatusBadge tone={left.tone}>{left.label}</StatusBadge>}
        actions={
          !intent && (
            <Inline space="s">
              {mayExtend && (
                <LinkButton href={withParameter(path, 'accion', 'extend')} tone="quiet" size="small">
                  {complaintsCopy.extending.link}
                </LinkButton>
              )}
              {isOpen && (
                <LinkButton href={withParameter(path, 'accion', 'answer')} size="small">
                  {complaintsCopy.answering.link}
                </LinkButton>
              )}
              {mayCorrect && (
                <LinkButton href={withParameter(path, 'accion', 'correct')} tone="quiet" size="small">
                  {complaintsCopy.correcting.link}
                </LinkButton>
              )}
            </Inline>
          )
        }
      />
      {flash === 'abierta' && <Notice tone="ok" role="status" title={complaintsCopy.opening.done(folio)} />}
      {flash === 'respondida' && <Notice tone="ok" role="status" title={copy.doneAnswer} />}
      {flash === 'corregida' && <Notice tone="ok" role="status" title={copy.doneCorrect} />}
      {flash === 'prorroga' && <Notice tone="ok" role="status" title={copy.doneExtend} />}
      {intent === 'answer' && isOpen && problem?.values.text === undefined && (
        <AnswerPartsForm complaint={complaint} problem={problem} />
      )}
      {((intent === 'answer' && isOpen && problem?.values.text !== undefined) ||
        (intent === 'correct' && mayCorrect) ||
        (intent === 'extend' && mayExtend)) && (
        <ComplaintActionForm complaint={complaint} intent={intent} formKey={formKey} problem={problem} />
      )}
      <ComplaintSheets complaint={complaint} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
