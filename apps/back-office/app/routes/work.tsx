import { Notice, PageHeader, TextLink } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { usePolling } from '@lender/web/react';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readStaff } from '../features/sessions/staff.server.ts';
import { AskedTable, WaitingTable } from '../features/work/approval-tables.tsx';
import { DailyList } from '../features/work/daily-list.tsx';
import { HeldTable } from '../features/work/held-table.tsx';
import { MINE } from '../features/work/mine.ts';
import { NextForm } from '../features/work/next-form.tsx';
import { beginNext, takeNext } from '../features/work/next-work.server.ts';
import { workCopy as copy } from '../features/work/work.copy.es.ts';
import { readWork } from '../features/work/work.server.ts';
import { KIND_FIELD, WORK_KEYS } from '../features/work/work-keys.ts';
import { WorkPart } from '../features/work/work-part.tsx';
import { WorkTable } from '../features/work/work-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';
import { keyRows, LIST_KEYS } from '../shell/keys/key-rows.ts';
import { useRowKeys } from '../shell/keys/use-row-keys.ts';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';

const pollMs = 15_000;

/** Without JavaScript half as often, since the whole page is loaded again. */
export const handle: PageHandle = {
  refreshSeconds: 30,
  keys: [...keyRows(WORK_KEYS, copy.keys), { keys: '1 … 9', does: copy.beginKeys }, ...LIST_KEYS],
};

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const { permissions } = await readStaff(call);
  return json({ view: await readWork(call, permissions), allHref: MINE, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  if (data.has(KIND_FIELD)) return respond(await takeNext(call, data));
  const { permissions } = await readStaff(call);
  return respond(await beginNext(call, permissions, data));
}

export default function WorkPage() {
  const { view, allHref, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { goal, lines, daily, held, waiting, asked } = view;
  usePolling(pollMs);
  useRowKeys();
  return (
    <Page>
      <PageHeader title={copy.title} lead={held && goal} actions={<NextForm formKey={formKey} lines={lines} />} />
      {answer && <Notice role="status">{answer.said}</Notice>}
      <WorkTable lines={lines} formKey={formKey} />
      {held && (
        <WorkPart title={copy.held.title}>
          <HeldTable rows={held.rows} />
          {held.hasMore && <TextLink href={allHref}>{copy.held.all}</TextLink>}
        </WorkPart>
      )}
      {waiting && (
        <WorkPart title={copy.waiting.title}>
          <WaitingTable lines={waiting} />
          <TextLink href={screenPath('approvals', {})}>{copy.waiting.all}</TextLink>
        </WorkPart>
      )}
      {asked && (
        <WorkPart title={copy.asked.title}>
          <AskedTable lines={asked} />
        </WorkPart>
      )}
      {daily.length > 0 && (
        <WorkPart title={copy.daily.title}>
          <DailyList pages={daily} />
        </WorkPart>
      )}
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
