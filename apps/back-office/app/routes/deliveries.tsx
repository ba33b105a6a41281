import { Notice, PageHeader, TabLinks } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { communicationsCopy } from '../features/communications/communications.copy.es.ts';
import { logPath, parseLogQuery } from '../features/communications/communications-path.ts';
import { readDeliveries, resendFrom } from '../features/communications/deliveries.server.ts';
import { DeliveriesTable, DeliveryFilter } from '../features/communications/deliveries-table.tsx';
import { communicationTabs } from '../features/communications/templates.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { readFlash } from '../shell/flash.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

const { log: copy, title, deliveries, tabs: tabsLabel, refused } = communicationsCopy;

export const meta: MetaFunction = () => pageMeta({ title: deliveries });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parseLogQuery(search);
  return json({
    ...(await readDeliveries(call, query)),
    query,
    tabs: communicationTabs('deliveries'),
    isDone: readFlash(search) === 'reenviado',
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const back = logPath(parseLogQuery(new URL(args.request.url).searchParams));
  return respond(await resendFrom(call, back, await readFormData(args)));
}

export default function DeliveriesPage() {
  const { query, lines, tabs, isDone, formKey, previous, next } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <Page>
      <PageHeader title={title} lead={communicationsCopy.lead} />
      <TabLinks label={tabsLabel} links={tabs} />
      {isDone && !problem && <Notice tone="ok" role="status" title={copy.done} />}
      {problem && (
        <Notice tone="danger" role="alert" title={refused}>
          {problem.said}
        </Notice>
      )}
      <DeliveryFilter state={query.state} />
      <DeliveriesTable lines={lines} formKey={formKey} />
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
