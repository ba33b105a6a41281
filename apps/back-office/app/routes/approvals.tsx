import { Notice, PageHeader, Pagination, Stack, TabLinks, Text } from '@lender/ui';
import { describeProblem, readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { parseAnswer } from '../features/approvals/answer.ts';
import { ApprovalCard } from '../features/approvals/approval-card.tsx';
import { approvalsPath, parseApprovalQuery } from '../features/approvals/approval-query.ts';
import { approvalsCopy as copy } from '../features/approvals/approvals.copy.es.ts';
import { answerRequest, readApprovals, readCheckers, readEffect } from '../features/approvals/approvals.server.ts';
import { Checkers } from '../features/approvals/checkers.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { shellCopy } from '../shell/shell.copy.es.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parseApprovalQuery(search);
  const [view, checkers] = await Promise.all([readApprovals(call, query), readCheckers(call)]);
  if (query.page > view.lastPage) throw redirect(approvalsPath({ ...query, page: view.lastPage }));
  const open = { id: search.get('decidir'), answer: parseAnswer(search.get('como')) };
  const asked = view.approvals.find(({ id, answers }) => id === open.id && answers.includes('approve'));
  const effect = asked && open.answer === 'approve' ? await readEffect(call, asked.id) : undefined;
  return json({ ...view, checkers, query, open, effect, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const answer = parseAnswer(data.get('answer'));
  if (!answer) throw new Response(null, { status: 400 });
  return respond(await answerRequest(call, { id: uuidParam(String(data.get('approvalId'))), answer }, data));
}

export default function ApprovalsPage() {
  const { query, tabs, approvals, checkers, open, effect, formKey, pages, previous, next } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const refused = describeProblem(copy.problems, problem).form;
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      <TabLinks label={copy.tabs} links={tabs} />
      {refused && (
        <Notice tone="danger" role="alert" title={copy.refused}>
          {refused}
        </Notice>
      )}
      {approvals.length === 0 && <Text>{copy.empty[query.status]}</Text>}
      <Stack space="m">
        {approvals.map((approval) => (
          <ApprovalCard
            key={approval.id}
            approval={approval}
            formKey={`${formKey}-${approval.id}`}
            open={approval.id === open.id ? open.answer : undefined}
            effect={approval.id === open.id ? effect : undefined}
            listHref={approvalsPath(query)}
            problem={problem}
          />
        ))}
      </Stack>
      <Checkers checkers={checkers} />
      {pages.length > 0 && <Pagination label={shellCopy.pages.label} pages={pages} previous={previous} next={next} />}
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
