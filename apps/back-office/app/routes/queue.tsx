import { PageHeader, Pagination, TabLinks, Text } from '@lender/ui';
import { usePolling } from '@lender/web/react';
import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { queueCopy as copy } from '../features/queue/queue.copy.es.ts';
import { readQueue } from '../features/queue/queue.server.ts';
import { parseQueueQuery, queuePath } from '../features/queue/queue-query.ts';
import { QueueTable } from '../features/queue/queue-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { shellCopy } from '../shell/shell.copy.es.ts';

const pollMs = 15_000;

/** Without JavaScript half as often: the whole page is loaded again. */
export const handle: PageHandle = { refreshSeconds: 30 };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data && copy.queues[data.queue] });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const query = parseQueueQuery(args.params.queue, new URL(args.request.url).searchParams);
  if (!query) throw new Response(null, { status: 404 });
  const view = await readQueue(call, query);
  if (query.page > view.lastPage) throw redirect(queuePath({ ...query, page: view.lastPage }));
  return json({ queue: query.queue, ...view });
}

export default function QueuePage() {
  const { queue, tabs, rows, total, pages, previous, next } = useLoaderData<typeof loader>();
  usePolling(pollMs);
  return (
    <Page>
      <PageHeader title={copy.title} lead={`${copy.count(total)}, ${copy.order[queue]}.`} />
      <TabLinks label={copy.tabs} links={tabs} />
      <QueueTable queue={queue} rows={rows} />
      {pages.length > 0 && <Pagination label={shellCopy.pages.label} pages={pages} previous={previous} next={next} />}
      <Text size="small" tone="soft">
        {copy.keys}
      </Text>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
