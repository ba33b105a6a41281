import { listApprovals } from '@lender/contract';
import { Notice, PageHeader, TabLinks, TextLink } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PayoutForm } from '../features/payouts/payout-form.tsx';
import { PAYOUT_FORMS } from '../features/payouts/payout-forms.ts';
import { parsePayoutIntent } from '../features/payouts/payout-intent.ts';
import { parsePayoutQuery, payoutsPath } from '../features/payouts/payout-query.ts';
import { payoutsCopy as copy } from '../features/payouts/payouts.copy.es.ts';
import { doAboutPayout, readPayouts } from '../features/payouts/payouts.server.ts';
import { PayoutsTable } from '../features/payouts/payouts-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { screenPath } from '../screens.ts';
import { readFlash } from '../shell/flash.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parsePayoutQuery(search);
  const view = await readPayouts(call, query);
  const intent = parsePayoutIntent(search.get('accion'));
  const asked = view.payouts.find(
    ({ id, actions: intents }) => id === search.get('envio') && intent && intents.includes(intent),
  );
  return json({
    ...view,
    query,
    open: asked && intent ? { payout: asked, intent } : undefined,
    flash: readFlash(search),
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const intent = parsePayoutIntent(data.get('intent'));
  if (!intent) throw new Response(null, { status: 400 });
  const id = uuidParam(String(data.get('payoutId')));
  const back = payoutsPath(parsePayoutQuery(new URL(args.request.url).searchParams));
  return respond(await doAboutPayout(call, { id, intent, back }, data));
}

export default function PayoutsPage() {
  const { query, tabs, payouts, previous, next, open, flash, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  const listHref = payoutsPath(query);
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {flash === 'si' && <Notice tone="ok" role="status" title={copy.done} />}
      {flash === 'pedido' && (
        <Notice
          tone="ok"
          role="status"
          title={copy.asked}
          action={may(listApprovals) && <TextLink href={screenPath('approvals', {})}>{copy.toApprovals}</TextLink>}
        />
      )}
      {open && may(PAYOUT_FORMS[open.intent].endpoint) && (
        <PayoutForm {...open} listHref={listHref} formKey={formKey} problem={problem} />
      )}
      <TabLinks label={copy.tabs} links={tabs} />
      <PayoutsTable payouts={payouts} listHref={listHref} />
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
