import { importBankStatement, listBankLines } from '@lender/contract';
import { PageHeader, Split, Stack, TabLinks, Text } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { askOpening, readBalance } from '../features/bank-statements/balance.server.ts';
import { BalanceCard } from '../features/bank-statements/balance-card.tsx';
import { readLayout, saveLayout } from '../features/bank-statements/layout.server.ts';
import { LayoutForm } from '../features/bank-statements/layout-form.tsx';
import { parseStatementQuery } from '../features/bank-statements/statement-query.ts';
import { LinesTable, StatementsTable, TotalsTable } from '../features/bank-statements/statement-tables.tsx';
import { statementsCopy as copy } from '../features/bank-statements/statements.copy.es.ts';
import { readStatements } from '../features/bank-statements/statements.server.ts';
import { StatementsFlash } from '../features/bank-statements/statements-flash.tsx';
import { takeIn } from '../features/bank-statements/take-in.server.ts';
import { UploadForm } from '../features/bank-statements/upload-form.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { unreadable } from '../platform/unreadable.ts';
import { screenPath } from '../screens.ts';
import { readFlash } from '../shell/flash.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const call = requireStaff(args);
  const view = await readStatements(call, parseStatementQuery(search), search.get('archivo'));
  const [balance, layout] = await Promise.all([readBalance(call), readLayout(call, view.account)]);
  return json({ ...view, balance, layout, flash: readFlash(search), formKey: crypto.randomUUID() });
}

/** The API checks who sends a file before the file is read. */
export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const known = await call(listBankLines, { query: { perPage: 1 } });
  if (!known.ok) throw unreadable('the lines of statements', known.refusal);
  const data = await readFormData(args);
  switch (data.get('intent')) {
    case 'opening':
      return respond(await askOpening(call, data));
    case 'layout':
      return respond(await saveLayout(call, data));
    default:
      return respond(await takeIn(call, data));
  }
}

export default function StatementsPage() {
  const { balance, layout, flash, formKey, ...view } = useLoaderData<typeof loader>();
  const { sentence, tabs, lines, totals, statements, account, taken, previous, next } = view;
  const problem = useActionData<typeof action>();
  const problemOf = (form: 'opening' | 'layout') =>
    problem && 'of' in problem && problem.of === form ? problem : undefined;
  const mayTakeIn = useMay()(importBankStatement);
  return (
    <Page>
      <PageHeader
        back={{ href: screenPath('reconciliation', {}), label: copy.back }}
        title={copy.title}
        lead={copy.lead}
      />
      {!problem && <StatementsFlash taken={taken} flash={flash} />}
      <BalanceCard balance={balance} formKey={formKey} problem={problemOf('opening')} />
      <Split side={480} space="m">
        <Stack space="s">
          <Text>{sentence}</Text>
          <TabLinks label={copy.tabs} links={tabs} />
          <LinesTable lines={lines} />
          <PlaceLinks previous={previous} next={next} />
        </Stack>
        <Stack space="m">
          {/* A file that was chosen stays chosen while the page is read anew, until one was taken in. */}
          {mayTakeIn && (
            <UploadForm
              key={statements[0]?.id}
              account={account}
              formKey={formKey}
              problem={problem && 'said' in problem ? problem : undefined}
            />
          )}
          {mayTakeIn && <LayoutForm saved={layout} formKey={formKey} problem={problemOf('layout')} />}
          <TotalsTable totals={totals} />
          <StatementsTable statements={statements} />
        </Stack>
      </Split>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
