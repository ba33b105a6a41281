import { createWebhook } from '@lender/contract';
import { LinkButton, Notice } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { developersCopy as copy } from '../features/webhooks/developers.copy.es.ts';
import { DevelopersFrame } from '../features/webhooks/developers-frame.tsx';
import { developersPath, parseAskedIntent } from '../features/webhooks/developers-paths.ts';
import { SecretCard } from '../features/webhooks/secret-card.tsx';
import { WebhookActionPanel } from '../features/webhooks/webhook-action-panel.tsx';
import { WebhookPanel } from '../features/webhooks/webhook-panel.tsx';
import { actOnWebhooks, readWebhooks } from '../features/webhooks/webhooks.server.ts';
import { WebhooksTable } from '../features/webhooks/webhooks-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';
import { withParameter } from '../shell/with-parameter.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const view = await readWebhooks(call);
  const intent = parseAskedIntent(search.get('accion'));
  const webhook = view.webhooks.find(({ id }) => id === search.get('direccion'));
  return json({
    ...view,
    isAdding: search.get('accion') === 'agregar',
    asked: intent && webhook ? { intent, webhook: { id: webhook.id, name: webhook.name } } : undefined,
    flash: readFlash(search),
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return respond(await actOnWebhooks(call, await readFormData(args)));
}

export default function DevelopersPage() {
  const { webhooks, disabled, isAdding, asked, flash, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const mayManage = useMay()(createWebhook);
  const isAsking = mayManage && !answer?.secret;
  return (
    <Page>
      <DevelopersFrame
        tab="webhooks"
        action={
          isAsking &&
          !isAdding && (
            <LinkButton href={withParameter(developersPath(), 'accion', 'agregar')} tone="secondary" size="small">
              {copy.webhooks.add}
            </LinkButton>
          )
        }
      />
      {isFlash(flash) && !answer && <Notice tone="ok" role="status" title={copy.flash[flash]} />}
      {answer?.said && <Notice tone="danger" role="alert" title={answer.said} />}
      {disabled.length > 0 && (
        <Notice tone="danger" title={copy.webhooks.disabled(disabled.join(', '))}>
          {copy.webhooks.disabledWhy}
        </Notice>
      )}
      {answer?.secret && <SecretCard {...answer.secret} />}
      {isAdding && isAsking && <WebhookPanel problem={answer?.adding} />}
      {asked && isAsking && <WebhookActionPanel {...asked} formKey={formKey} problem={answer?.redelivering} />}
      <WebhooksTable webhooks={webhooks} />
    </Page>
  );
}

const isFlash = (word: string | null): word is keyof typeof copy.flash =>
  word !== null && Object.hasOwn(copy.flash, word);

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
