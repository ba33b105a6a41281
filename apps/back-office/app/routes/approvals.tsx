import { approveRequest } from '@lender/contract';
import { Notice, PageHeader, Pagination, TabLinks, Text } from '@lender/ui';
import { describeProblem, readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type ApprovalAnswer, parseAnswer } from '../features/approvals/answer.ts';
import { AnswerCard } from '../features/approvals/answer-card.tsx';
import { readEffect } from '../features/approvals/approval-effect.server.ts';
import { approvalsPath, parseApprovalQuery } from '../features/approvals/approval-query.ts';
import { approvalsCopy as copy } from '../features/approvals/approvals.copy.es.ts';
import { answerRequest, readApprovals, readCheckers } from '../features/approvals/approvals.server.ts';
import { ApprovalsTable } from '../features/approvals/approvals-table.tsx';
import { Checkers } from '../features/approvals/checkers.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { shellCopy } from '../shell/shell.copy.es.ts';
import { useMay } from '../shell/staff.tsx';
import { withParameter } from '../shell/with-parameter.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parseApprovalQuery(search);
  const [view, checkers] = await Promise.all([readApprovals(call, query), readCheckers(call)]);
  if (query.page > view.lastPage) throw redirect(approvalsPath({ ...query, page: view.lastPage }));
  const answer = parseAnswer(search.get('como'));
  const asked = view.approvals.find(
    ({ id, answers }) => id === search.get('decidir') && answer && answers.includes(answer),
  );
  const open = asked && answer ? { approval: asked, answer } : undefined;
  const effect = open?.answer === 'approve' ? await readEffect(call, open.approval.id) : undefined;
  return json({ ...view, checkers, query, open, effect, flash: readFlash(search), formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const answer = parseAnswer(data.get('answer'));
  if (!answer) throw new Response(null, { status: 400 });
  const back = approvalsPath(parseApprovalQuery(new URL(args.request.url).searchParams));
  const id = uuidParam(String(data.get('approvalId')));
  return respond(await answerRequest(call, { id, answer, back }, data));
}

export default function ApprovalsPage() {
  const { query, tabs, approvals, shown, checkers, open, effect, flash, formKey, pages, previous, next } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const mayDecide = useMay()(approveRequest);
  const refused = describeProblem(copy.problems, problem).form;
  const listHref = approvalsPath(query);
  const hrefOf = (id: string, answer: ApprovalAnswer) =>
    withParameter(withParameter(listHref, 'decidir', id), 'como', answer);
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {isFlash(flash) && !problem && <Notice tone="ok" role="status" title={copy.flash[flash]} />}
      {refused && (
        <Notice tone="danger" role="alert" title={copy.refused}>
          {refused}
        </Notice>
      )}
      {open && mayDecide && (
        <AnswerCard
          key={open.approval.id}
          {...open}
          effect={effect}
          formKey={formKey}
          listHref={listHref}
          rejectHref={hrefOf(open.approval.id, 'reject')}
          problem={problem}
        />
      )}
      <TabLinks label={copy.tabs} links={tabs} />
      <Text tone="soft">{shown}</Text>
      <ApprovalsTable approvals={approvals} status={query.status} hrefOf={hrefOf} />
      {pages.length > 0 && <Pagination label={shellCopy.pages.label} pages={pages} previous={previous} next={next} />}
      <Checkers checkers={checkers} />
    </Page>
  );
}

const isFlash = (word: string | null): word is keyof typeof copy.flash =>
  word !== null && Object.hasOwn(copy.flash, word);

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
