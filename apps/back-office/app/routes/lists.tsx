import { mexicoDate } from '@lender/calculator';
import { publishBankList, publishWorkingDays } from '@lender/contract';
import { Notice, PageHeader, Split, Stack, Text } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BanksForm } from '../features/lists/banks-form.tsx';
import { closedWeekdays } from '../features/lists/closed-weekdays.ts';
import { askForDays, readDays } from '../features/lists/days.server.ts';
import { DaysForm } from '../features/lists/days-form.tsx';
import { listsCopy as copy } from '../features/lists/lists.copy.es.ts';
import { keepList, readLists } from '../features/lists/lists.server.ts';
import { CalendarTable, DaysHistoryTable, HistoryTable } from '../features/lists/lists-tables.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const done = readFlash(new URL(args.request.url).searchParams);
  const [call, today] = [requireStaff(args), mexicoDate(Date.now())];
  const [lists, days] = await Promise.all([readLists(call), readDays(call, today)]);
  const calendar = { version: days.published, days: closedWeekdays(Number(today.slice(0, 4)), days.calendar) };
  return json({ lists, days, calendar, done, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const [call, data] = [requireStaff(args), await readFormData(args)];
  return respond(await (data.get('list') === 'days' ? askForDays(call, data) : keepList(call, data)));
}

export default function ListsPage() {
  const { lists, days, calendar, done, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
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
      {done && !problem && (
        <Notice tone="ok" role="status" title={copy.done}>
          {done === 'dias' ? copy.days.saved : copy.saved}
        </Notice>
      )}
      <Split side={320} space="m">
        <Stack space="m">
          <BanksForm
            {...lists}
            key={lists.newest}
            formKey={formKey}
            mayChange={may(publishBankList)}
            problem={problem?.list === 'banks' ? problem : undefined}
          />
          <HistoryTable history={lists.history} />
          <DaysForm
            key={`days-${days.newest}`}
            days={days}
            formKey={formKey}
            mayChange={may(publishWorkingDays)}
            problem={problem?.list === 'days' ? problem : undefined}
          />
          <DaysHistoryTable history={days.history} />
        </Stack>
        <Stack space="xs">
          <CalendarTable calendar={calendar} />
          <Text tone="soft">{copy.calendar.lead}</Text>
        </Stack>
      </Split>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
