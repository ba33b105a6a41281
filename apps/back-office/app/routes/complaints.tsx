import { mexicoDate } from '@lender/calculator';
import { openComplaint } from '@lender/contract';
import { LinkButton, PageHeader, TabLinks } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ComplaintFilters } from '../features/complaints/complaint-filters.tsx';
import { complaintsPath, parseComplaintQuery } from '../features/complaints/complaint-query.ts';
import { complaintsCopy as copy } from '../features/complaints/complaints.copy.es.ts';
import { openFrom, readAbout, readComplaints } from '../features/complaints/complaints.server.ts';
import { ComplaintsTable } from '../features/complaints/complaints-table.tsx';
import { OpenPanel } from '../features/complaints/open-panel.tsx';
import { requirePermission } from '../features/sessions/staff.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { LIST_KEYS } from '../shell/keys/key-rows.ts';
import { useRowKeys } from '../shell/keys/use-row-keys.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';
import { FIND_INTENT } from '../shell/subject/subject.ts';
import { withParameter } from '../shell/with-parameter.ts';
import { monthOptions } from '../vocabulary/month-options.ts';

export const handle: PageHandle = { keys: LIST_KEYS };

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parseComplaintQuery(search);
  const isOpening = search.get('accion') === 'abrir';
  return json({
    ...(await readComplaints(call, query)),
    query,
    months: monthOptions(mexicoDate(Date.now()).slice(0, 7)),
    isOpening,
    about: isOpening ? await readAbout(call, search) : undefined,
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  if (data.get('intent') === FIND_INTENT) await requirePermission(call, openComplaint.permission);
  return respond(await openFrom(call, data));
}

export default function ComplaintsPage() {
  const { query, tabs, kinds, lines, previous, next, months, isOpening, about, formKey } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  useRowKeys();
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          may(openComplaint) &&
          !isOpening && (
            <LinkButton href={withParameter(complaintsPath(query), 'accion', 'abrir')} tone="secondary" size="small">
              {copy.opening.link}
            </LinkButton>
          )
        }
      />
      {isOpening && may(openComplaint) && <OpenPanel about={about} formKey={formKey} problem={problem} />}
      <TabLinks label={copy.tabs} links={tabs} />
      <ComplaintFilters query={query} kinds={kinds} months={months} />
      <ComplaintsTable lines={lines} />
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
