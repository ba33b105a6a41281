import { Inline, LinkButton, Notice, PageHeader, Stack, TabLinks, useHydrated } from '@lender/ui';
import { FormKey, readFormData } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { respond, toastIn } from '@lender/web/outcome';
import { usePolling } from '@lender/web/react';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { holdFrom, readWorkers } from '../features/cases/hold.server.ts';
import { HoldBar } from '../features/cases/hold-bar.tsx';
import { holdFlash } from '../features/cases/hold-query.ts';
import { queueCopy as copy } from '../features/cases/queue.copy.es.ts';
import { readBanks, readQueue } from '../features/cases/queue.server.ts';
import { QueueFilter } from '../features/cases/queue-filter.tsx';
import { parseQueueQuery, type QueueQuery, queuePath } from '../features/cases/queue-query.ts';
import { QueueTable } from '../features/cases/queue-table.tsx';
import { VIEW_FLASH } from '../features/cases/views/view-flash.ts';
import { VIEW_PARAMETER } from '../features/cases/views/view-line.ts';
import { viewsCopy } from '../features/cases/views/views.copy.es.ts';
import { deleteFrom, readViews, saveFrom } from '../features/cases/views/views.server.ts';
import { ViewsMenu } from '../features/cases/views/views-menu.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { CHOICE_KEYS } from '../shell/keys/key-rows.ts';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';

const pollMs = 15_000;

/** Without JavaScript half as often, since the whole page is loaded again. */
export const handle: PageHandle = { refreshSeconds: 30, keys: CHOICE_KEYS };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && copy.queues[data.query.queue] });

const queryOf = ({ params, request }: LoaderFunctionArgs): QueueQuery => {
  const query = parseQueueQuery(params.queue, new URL(request.url).searchParams);
  if (!query) throw new Response(null, { status: 404 });
  return query;
};

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const query = queryOf(args);
  const [view, banks, workers, views] = await Promise.all([
    readQueue(call, query),
    readBanks(call),
    readWorkers(call),
    readViews(call),
  ]);
  const search = new URL(args.request.url).searchParams;
  const kept = toastIn(args.request, VIEW_FLASH);
  return json({
    query,
    view,
    banks,
    workers,
    views,
    opened: views.find(({ id }) => id === search.get(VIEW_PARAMETER)),
    flash: holdFlash(search),
    kept: kept && viewsCopy.flash[kept],
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const query = queryOf(args);
  const data = await readFormData(args);
  if (data.get('hacer') === 'guardar') return respond(await saveFrom(call, query, data));
  if (data.get('hacer') === 'olvidar') return respond(await deleteFrom(call, query, data));
  return respond(await holdFrom(call, queuePath(query), data));
}

export default function QueuePage() {
  const { query, view, banks, workers, views, opened, flash, kept, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const problem = answer && 'said' in answer ? answer : undefined;
  const search = queuePath(query);
  usePolling(pollMs);
  return (
    <Page>
      <PageHeader title={copy.title} lead={view.count} />
      <TabLinks label={copy.tabs} links={view.tabs} />
      <ViewsMenu
        views={views}
        opened={opened}
        formKey={formKey}
        problem={answer && 'viewSaid' in answer ? answer.viewSaid : undefined}
      />
      <QueueFilter query={query} banks={banks} clearHref={view.clearHref} />
      {problem && (
        <Notice tone="danger" role="alert" title={copy.hold.refused}>
          {problem.said}
        </Notice>
      )}
      {(flash ?? kept) && !answer && (
        <Notice tone="ok" role="status">
          {flash ?? kept}
        </Notice>
      )}
      <Form noValidate method="post" aria-label={copy.hold.label}>
        <FormKey value={formKey} />
        <Stack space="s">
          {view.page.rows.length > 0 && <HoldBar workers={workers} />}
          <QueueTable
            // Each address has its own list.
            key={search}
            query={query}
            page={view.page}
            total={view.total}
            isFiltered={view.clearHref !== undefined}
            isDone={flash !== undefined && problem === undefined}
          />
        </Stack>
      </Form>
      <QueuePages firstHref={view.firstHref} previousHref={view.previousHref} nextHref={view.nextHref} />
    </Page>
  );
}

interface Ways {
  readonly firstHref?: string | undefined;
  readonly previousHref?: string | undefined;
  readonly nextHref?: string | undefined;
}

/** Shows links to other pages; where JavaScript runs, the rows that follow are loaded without them. */
function QueuePages({ firstHref, previousHref, nextHref }: Ways) {
  const { pages } = copy;
  const isHydrated = useHydrated();
  if (!previousHref && (isHydrated || !nextHref)) return null;
  return (
    <nav aria-label={pages.label}>
      <Inline space="s">
        {firstHref && (
          <LinkButton href={firstHref} tone="quiet" size="small">
            {pages.first}
          </LinkButton>
        )}
        {previousHref && (
          <LinkButton href={previousHref} tone="secondary" size="small" rel="prev">
            {pages.previous}
          </LinkButton>
        )}
        {nextHref && !isHydrated && (
          <LinkButton href={nextHref} tone="secondary" size="small" rel="next">
            {pages.next}
          </LinkButton>
        )}
      </Inline>
    </nav>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
