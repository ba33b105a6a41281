import { changeMandate } from '@lender/contract';
import { Notice, PageHeader, TabLinks, Text } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MandateForm } from '../features/mandates/mandate-form.tsx';
import { parseMandateIntent } from '../features/mandates/mandate-intent.ts';
import { mandatesPath, parseMandateQuery } from '../features/mandates/mandate-query.ts';
import { mandatesCopy as copy } from '../features/mandates/mandates.copy.es.ts';
import { doAboutMandate, readMandates } from '../features/mandates/mandates.server.ts';
import { MandatesTable } from '../features/mandates/mandates-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { readFlash } from '../shell/flash.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parseMandateQuery(search);
  const view = await readMandates(call, query);
  const intent = parseMandateIntent(search.get('accion'));
  const mandate = view.mandates.find(({ id }) => id === search.get('domiciliacion'));
  const isOpen = mandate?.actions.some((one) => one.intent === intent);
  return json({
    ...view,
    query,
    open: isOpen && mandate && intent ? { mandate, intent } : undefined,
    done: parseMandateIntent(readFlash(search)),
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const intent = parseMandateIntent(data.get('intent'));
  if (!intent) throw new Response(null, { status: 400 });
  const id = uuidParam(String(data.get('mandateId')));
  const back = mandatesPath(parseMandateQuery(new URL(args.request.url).searchParams));
  return respond(await doAboutMandate(call, { id, intent, back }, data));
}

export default function MandatesPage() {
  const { query, statuses, debits, mandates, previous, next, open, done, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const mayChange = useMay()(changeMandate);
  const listHref = mandatesPath(query);
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {done && !problem && <Notice tone="ok" role="status" title={copy.done[done]} />}
      {open && mayChange && <MandateForm {...open} listHref={listHref} formKey={formKey} problem={problem} />}
      <TabLinks label={copy.tabs} links={statuses} />
      <TabLinks label={copy.debitsLabel} links={debits} />
      <MandatesTable mandates={mandates} listHref={listHref} />
      <Text size="small" tone="soft">
        {copy.objectableNote}
      </Text>
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
