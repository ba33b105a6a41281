import { closeTask } from '@lender/contract';
import { Notice, PageHeader, Pagination, TabLinks, Text } from '@lender/ui';
import { describeProblem, readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CloseForm } from '../features/tasks/close-form.tsx';
import { KindFilter } from '../features/tasks/kind-filter.tsx';
import { parseTaskQuery, tasksPath } from '../features/tasks/task-query.ts';
import { tasksCopy as copy } from '../features/tasks/tasks.copy.es.ts';
import { closeFrom, readTasks, retryFrom } from '../features/tasks/tasks.server.ts';
import { TasksTable } from '../features/tasks/tasks-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { shellCopy } from '../shell/shell.copy.es.ts';
import { useMay } from '../shell/staff.tsx';
import { withParameter } from '../shell/with-parameter.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parseTaskQuery(search);
  const view = await readTasks(call, query);
  if (query.page > view.lastPage) throw redirect(tasksPath({ ...query, page: view.lastPage }));
  const open = view.tasks.find(({ id, waits }) => id === search.get('cerrar') && waits !== undefined);
  return json({ ...view, query, open, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const back = tasksPath(parseTaskQuery(new URL(args.request.url).searchParams));
  const text = (name: string) => uuidParam(String(data.get(name)));
  const outcome = data.has('jobId')
    ? retryFrom(call, { id: text('jobId'), back }, data)
    : closeFrom(call, { id: text('taskId'), back }, data);
  return respond(await outcome);
}

export default function TasksPage() {
  const { query, tabs, tasks, total, shown, open, formKey, pages, previous, next } = useLoaderData<typeof loader>();
  const may = useMay();
  const problem = useActionData<typeof action>();
  const refused = problem?.said ?? describeProblem(copy.problems, problem).form;
  const listHref = tasksPath(query);
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead(total, query.state)} />
      <TabLinks label={copy.tabs} links={tabs} />
      <KindFilter state={query.state} kind={query.kind} />
      {refused && (
        <Notice tone="danger" role="alert" title={copy.refused}>
          {refused}
        </Notice>
      )}
      {open && may(closeTask) && (
        <CloseForm key={open.id} task={open} formKey={formKey} listHref={listHref} problem={problem} />
      )}
      <Text tone="soft">{shown}</Text>
      <TasksTable
        tasks={tasks}
        state={query.state}
        formKey={formKey}
        hrefOf={(id) => withParameter(listHref, 'cerrar', id)}
      />
      {pages.length > 0 && <Pagination label={shellCopy.pages.label} pages={pages} previous={previous} next={next} />}
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
