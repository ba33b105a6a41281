import { Notice, PageHeader, Pagination } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { NoticeFilter } from '../features/notices/notice-filter.tsx';
import { noticesPath, parseNoticeQuery } from '../features/notices/notice-query.ts';
import { noticesCopy as copy } from '../features/notices/notices.copy.es.ts';
import { readNotices, replayFrom } from '../features/notices/notices.server.ts';
import { NoticesTable } from '../features/notices/notices-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { shellCopy } from '../shell/shell.copy.es.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parseNoticeQuery(search);
  const view = await readNotices(call, query);
  if (query.page > view.lastPage) throw redirect(noticesPath({ ...query, page: view.lastPage }));
  return json({ ...view, query, isDone: readFlash(search) === 'si', formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const back = noticesPath(parseNoticeQuery(new URL(args.request.url).searchParams));
  return respond(await replayFrom(call, { id: uuidParam(String(data.get('noticeId'))), back }, data));
}

export default function NoticesPage() {
  const { query, notices, isDone, formKey, pages, previous, next } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {isDone && !problem && <Notice tone="ok" role="status" title={copy.done} />}
      {problem && (
        <Notice tone="danger" role="alert" title={copy.refused}>
          {problem.said}
        </Notice>
      )}
      <NoticeFilter transactionId={query.transactionId} />
      <NoticesTable notices={notices} formKey={formKey} />
      {pages.length > 0 && <Pagination label={shellCopy.pages.label} pages={pages} previous={previous} next={next} />}
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
