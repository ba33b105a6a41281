import { publishBankList } from '@lender/contract';
import { Notice, PageHeader, Split, Stack, Text } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BanksForm } from '../features/lists/banks-form.tsx';
import { listsCopy as copy } from '../features/lists/lists.copy.es.ts';
import { keepList, readLists } from '../features/lists/lists.server.ts';
import { CalendarTable, HistoryTable } from '../features/lists/lists-tables.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const isDone = new URL(args.request.url).searchParams.has('hecho');
  const lists = await readLists(requireStaff(args), Date.now());
  return json({ lists, isDone, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  return respond(await keepList(requireStaff(args), await readFormData(args)));
}

export default function ListsPage() {
  const { lists, isDone, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const mayChange = useMay()(publishBankList);
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {problem && (
        <Notice tone="danger" role="alert" title={copy.refused}>
          <Stack space="xs">
            {problem.said.map((words) => (
              <Text key={words}>{words}</Text>
            ))}
          </Stack>
        </Notice>
      )}
      {isDone && !problem && (
        <Notice tone="ok" role="status" title={copy.done}>
          {copy.saved}
        </Notice>
      )}
      <Split side={320} space="m">
        <Stack space="m">
          <BanksForm {...lists} key={lists.newest} formKey={formKey} mayChange={mayChange} problem={problem} />
          <HistoryTable history={lists.history} />
        </Stack>
        <Stack space="xs">
          <CalendarTable calendar={lists.calendar} />
          <Text tone="soft">{copy.calendar.lead}</Text>
        </Stack>
      </Split>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
