import { advanceSandboxClock, drawTestPerson } from '@lender/contract';
import { Card, Columns, DescriptionList, EmptyState, Notice, PageHeader, Stack, Text } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { advanceClock, readClock } from '../features/sandbox/clock.server.ts';
import { ClockForm } from '../features/sandbox/clock-form.tsx';
import { advancedWords } from '../features/sandbox/clock-view.ts';
import { readPerson } from '../features/sandbox/person.server.ts';
import { PersonCard } from '../features/sandbox/person-card.tsx';
import { sandboxCopy as copy } from '../features/sandbox/sandbox.copy.es.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const [clock, person] = await Promise.all([readClock(call), readPerson(call, search)]);
  const advanced = clock && advancedWords(search.get('desde'), clock);
  return json({ clock, person, formKey: crypto.randomUUID(), advanced });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return respond(await advanceClock(call, await readFormData(args)));
}

export default function SandboxPage() {
  const { clock, person, formKey, advanced } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {advanced && <Notice tone="ok" role="status" title={advanced} />}
      {clock ? (
        <Columns count={2}>
          <Stack space="m">
            <Card tone="flat" padding="m">
              <DescriptionList items={clock.facts} />
            </Card>
            {may(drawTestPerson) && <PersonCard person={person} />}
          </Stack>
          {may(advanceSandboxClock) && (
            <Card tone="flat" padding="m">
              <ClockForm clock={clock} formKey={formKey} problem={problem} />
            </Card>
          )}
        </Columns>
      ) : (
        <EmptyState title={copy.off.title}>
          <Text>{copy.off.description}</Text>
        </EmptyState>
      )}
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
