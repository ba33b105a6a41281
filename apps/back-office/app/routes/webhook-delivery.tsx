import { redeliverWebhook } from '@lender/contract';
import { Button, Notice, PageHeader, StatusBadge } from '@lender/ui';
import { FormKey, readFormData } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { respond } from '@lender/web/outcome';
import { usePolling } from '@lender/web/react';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { readDelivery, redeliverFrom } from '../features/webhooks/deliveries.server.ts';
import { DeliverySheets } from '../features/webhooks/delivery-sheets.tsx';
import { developersCopy as copy } from '../features/webhooks/developers.copy.es.ts';
import { developersPath } from '../features/webhooks/developers-paths.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

/** Interval of reloads while it waits. */
const POLL_MS = 2_000;

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.delivery.event });

export async function loader(args: LoaderFunctionArgs) {
  const delivery = await readDelivery(requireStaff(args), uuidParam(args.params.id));
  if (!delivery) throw new Response(null, { status: 404 });
  const isAgain = readFlash(new URL(args.request.url).searchParams) === 'otra';
  return json({ delivery, isAgain, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  return respond(await redeliverFrom(call, uuidParam(args.params.id), data));
}

export default function WebhookDeliveryPage() {
  const { delivery, isAgain, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const mayManage = useMay()(redeliverWebhook);
  usePolling(delivery.isWaiting ? POLL_MS : null);
  return (
    <Page>
      <PageHeader
        back={{ href: developersPath('deliveries'), label: copy.delivery.back }}
        title={delivery.event}
        lead={<StatusBadge tone={delivery.state.tone}>{delivery.state.label}</StatusBadge>}
        actions={
          mayManage && (
            <Form noValidate method="post" preventScrollReset>
              <FormKey value={formKey} />
              <Button type="submit" tone="secondary" size="small" isBusy={isBusy}>
                {copy.delivery.again}
              </Button>
            </Form>
          )
        }
      />
      {isAgain && delivery.isWaiting && <Notice tone="ok" role="status" title={copy.flash.otra} />}
      {answer && <Notice tone="danger" role="alert" title={answer.said} />}
      <DeliverySheets delivery={delivery} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
