import { createEvidenceBundle, getCollection } from '@lender/contract';
import { Heading, Inline, PageHeader, Pagination, Stack, StatusBadge, TabLinks, Text, TextLink } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { parseCommand } from '../features/servicing/command-name.ts';
import { sendCommand } from '../features/servicing/commands/command.server.ts';
import { CommandPanel } from '../features/servicing/commands/command-panel.tsx';
import { EventList } from '../features/servicing/event-list.tsx';
import { BalanceTable, LedgerTable } from '../features/servicing/ledger-tables.tsx';
import { loanCopy as copy } from '../features/servicing/loan.copy.es.ts';
import { type LoanPart, readLoan } from '../features/servicing/loan.server.ts';
import { LoanHead } from '../features/servicing/loan-head.tsx';
import { LOAN_TABS, loanPath, parseLoanQuery } from '../features/servicing/loan-query.ts';
import { LoanSummary } from '../features/servicing/loan-summary.tsx';
import type { LoanView } from '../features/servicing/loan-view.ts';
import { MovementTable } from '../features/servicing/movement-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { screenPath } from '../screens.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { shellCopy } from '../shell/shell.copy.es.ts';
import { useMay } from '../shell/staff.tsx';
import { useBack } from '../shell/trail/use-trail.tsx';
import { Chart } from '../vocabulary/chart/chart.tsx';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && copy.title(data.loan.reference) });

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const query = parseLoanQuery(search);
  const found = await readLoan(requireStaff(args), uuidParam(args.params.id), { query, search });
  if (!found) throw new Response(null, { status: 404 });
  return json({ ...found, query, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const id = uuidParam(args.params.id);
  const data = await readFormData(args);
  const command = parseCommand(data.get('command'));
  if (!command) throw new Response(null, { status: 400 });
  return respond(await sendCommand(call, { id, command }, data));
}

export default function LoanPage() {
  const { loan, part, offered, command, query, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  const back = useBack({ href: screenPath('loans', {}), label: copy.back });
  const tabs = LOAN_TABS.map((tab) => ({
    href: loanPath(loan.id, { tab, ...(query.day && { day: query.day }) }),
    label: copy.tabs[tab],
    isCurrent: tab === part.tab,
  }));
  return (
    <Page>
      <PageHeader
        back={back}
        title={copy.title(loan.reference)}
        eyebrow={<TextLink href={loan.clientHref}>{loan.client}</TextLink>}
        lead={<StatusBadge tone={loan.status.tone}>{loan.status.label}</StatusBadge>}
        actions={
          <Inline space="m">
            {loan.collectionHref && may(getCollection) && (
              <TextLink href={loan.collectionHref}>{copy.toCollection}</TextLink>
            )}
            {may(createEvidenceBundle) && (
              <TextLink href={screenPath('evidence', { id: loan.id })}>{copy.toEvidence}</TextLink>
            )}
            <TextLink href={loan.caseHref}>{copy.toCase}</TextLink>
          </Inline>
        }
      />
      <LoanHead loan={loan} isToday={query.day === undefined} />
      <CommandPanel loanId={loan.id} offered={offered} view={command} formKey={formKey} problem={problem} />
      <TabLinks label={copy.tabsLabel} links={tabs} />
      <Part loan={loan} part={part} />
    </Page>
  );
}

function Part({ loan, part }: { readonly loan: LoanView; readonly part: LoanPart }) {
  switch (part.tab) {
    case 'resumen':
      return <LoanSummary {...loan} />;
    case 'movimientos':
      return (
        <Stack space="xs">
          <Text tone="soft">{copy.movements.lead}</Text>
          {part.books && <Text>{part.books}</Text>}
          {part.life && <Chart {...part.life} />}
          <MovementTable accounts={part.accounts} lines={part.lines} />
        </Stack>
      );
    case 'historia':
      return <EventList events={part.events} />;
    case 'libro':
      return (
        <Stack space="xs">
          <BalanceTable lines={part.balances} />
          <Heading level={2}>{copy.entries.title}</Heading>
          <Text tone="soft">{copy.entries.lead}</Text>
          <LedgerTable lines={part.lines} />
          {part.pages.length > 0 && <Pagination label={shellCopy.pages.label} {...part} />}
        </Stack>
      );
  }
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
