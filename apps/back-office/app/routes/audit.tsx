import { searchBackOffice } from '@lender/contract';
import { Button, Inline, LinkButton, Notice, PageHeader, Stack, TabLinks, Text, TextLink } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { auditCopy as copy } from '../features/audit/audit.copy.es.ts';
import { checkChain, findSubject, readAudit } from '../features/audit/audit.server.ts';
import { AuditFilter } from '../features/audit/audit-filter.tsx';
import { parseAuditQuery } from '../features/audit/audit-query.ts';
import { AuditTable } from '../features/audit/audit-table.tsx';
import { SubjectSearch } from '../features/audit/subject-search.tsx';
import { requirePermission } from '../features/sessions/staff.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { SCREENS } from '../screens.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parseAuditQuery(search);
  const [view, chain] = await Promise.all([
    readAudit(call, query),
    search.has('revisar') ? checkChain(call) : undefined,
  ]);
  return json({ query, view, chain });
}

/** Searches for a subject; the text is in the body, and in no address. */
export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  await requirePermission(call, SCREENS.audit.permission);
  return json(await findSubject(call, await readFormData(args)));
}

export default function AuditPage() {
  const { query, view, chain } = useLoaderData<typeof loader>();
  const found = useActionData<typeof action>();
  const maySearch = useMay()(searchBackOffice);
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Form method="get">
        <input type="hidden" name="revisar" value="" />
        <Button type="submit" tone="secondary" size="small">
          {copy.check.submit}
        </Button>
      </Form>
      {chain && (
        <Notice tone={chain.tone} role={chain.tone === 'danger' ? 'alert' : 'status'} title={chain.title}>
          <Stack space="xs">
            {chain.lines.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Stack>
        </Notice>
      )}
      <TabLinks label={copy.filter.kind} links={view.tabs} />
      <AuditFilter {...query} />
      {maySearch && <SubjectSearch query={query} found={found} />}
      {view.only.map(({ label, clearHref }) => (
        <Inline key={label} space="s" align="baseline">
          <Text as="span">{label}</Text>
          <TextLink href={clearHref}>{copy.only.clear}</TextLink>
        </Inline>
      ))}
      <AuditTable rows={view.rows} />
      <Inline space="s">
        {view.newestHref && (
          <LinkButton href={view.newestHref} tone="quiet">
            {copy.newest}
          </LinkButton>
        )}
        {view.olderHref && (
          <LinkButton href={view.olderHref} tone="secondary">
            {copy.older}
          </LinkButton>
        )}
      </Inline>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
