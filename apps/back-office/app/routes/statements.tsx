import { importBankStatement, listBankLines } from '@lender/contract';
import { Notice, PageHeader, Split, Stack, TabLinks, Text } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { parseStatementQuery } from '../features/bank-statements/statement-query.ts';
import { LinesTable, StatementsTable, TotalsTable } from '../features/bank-statements/statement-tables.tsx';
import { statementsCopy as copy } from '../features/bank-statements/statements.copy.es.ts';
import { readStatements } from '../features/bank-statements/statements.server.ts';
import { takeIn } from '../features/bank-statements/take-in.server.ts';
import { UploadForm } from '../features/bank-statements/upload-form.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { unreadable } from '../platform/unreadable.ts';
import { screenPath } from '../screens.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const view = await readStatements(requireStaff(args), parseStatementQuery(search), search.get('archivo'));
  return json({ ...view, formKey: crypto.randomUUID() });
}

/** The API checks who sends a file before the file is read. */
export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const known = await call(listBankLines, { query: { perPage: 1 } });
  if (!known.ok) throw unreadable('the lines of statements', known.refusal);
  return respond(await takeIn(call, await readFormData(args)));
}

export default function StatementsPage() {
  const { sentence, tabs, lines, totals, statements, account, taken, previous, next, formKey } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const mayTakeIn = useMay()(importBankStatement);
  return (
    <Page>
      <PageHeader
        back={{ href: screenPath('reconciliation', {}), label: copy.back }}
        title={copy.title}
        lead={copy.lead}
      />
      {taken && !problem && (
        <Notice tone={taken.hasGap ? 'warn' : 'ok'} role="status" title={taken.title}>
          {taken.hasGap && copy.upload.gap}
        </Notice>
      )}
      <Split side={480} space="m">
        <Stack space="s">
          <Text>{sentence}</Text>
          <TabLinks label={copy.tabs} links={tabs} />
          <LinesTable lines={lines} />
          <PlaceLinks previous={previous} next={next} />
        </Stack>
        <Stack space="m">
          {/* A file that was chosen stays chosen while the page is read anew, until one was taken in. */}
          {mayTakeIn && <UploadForm key={statements[0]?.id} account={account} formKey={formKey} problem={problem} />}
          <TotalsTable totals={totals} />
          <StatementsTable statements={statements} />
        </Stack>
      </Split>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
