import { closeAlert, getClientFile, getLoan, reviewAlert } from '@lender/contract';
import {
  Button,
  Card,
  DescriptionList,
  Heading,
  Inline,
  Notice,
  PageHeader,
  Split,
  Stack,
  StatusBadge,
  TextLink,
} from '@lender/ui';
import { FormKey, readFormData } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { alertsCopy as copy } from '../features/aml/alerts.copy.es.ts';
import { closeFrom, readAlert, reviewFrom } from '../features/aml/alerts.server.ts';
import { ClosePanel } from '../features/aml/close-panel.tsx';
import { PaymentsTable } from '../features/aml/payments-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { screenPath } from '../screens.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.alert.rule });

export async function loader(args: LoaderFunctionArgs) {
  const alert = await readAlert(requireStaff(args), uuidParam(args.params.id));
  if (!alert) throw new Response(null, { status: 404 });
  const flash = readFlash(new URL(args.request.url).searchParams);
  return json({ alert, flash, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const id = uuidParam(args.params.id);
  const data = await readFormData(args);
  return respond(await (data.get('intent') === 'close' ? closeFrom(call, id, data) : reviewFrom(call, id)));
}

export default function AlertPage() {
  const { alert, flash, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  const { rule, state, isOpen, facts, clientLinks, paymentRows, loanHref } = alert;
  return (
    <Page>
      <PageHeader
        back={{ href: screenPath('alerts', {}), label: copy.one.back }}
        title={rule}
        lead={<StatusBadge tone={state.tone}>{state.label}</StatusBadge>}
        actions={
          isOpen &&
          may(reviewAlert) && (
            <Form noValidate method="post">
              <FormKey value={formKey} />
              <Button type="submit" tone="secondary" size="small">
                {copy.one.review}
              </Button>
            </Form>
          )
        }
      />
      {flash === 'revision' && isOpen && <Notice tone="ok" role="status" title={copy.one.reviewed} />}
      {flash === 'cerrada' && <Notice tone="ok" role="status" title={copy.one.done} />}
      {problem?.said && <Notice tone="danger" role="alert" title={problem.said} />}
      <Split side={480} space="m">
        <Card tone="flat" padding="m">
          <Stack space="s">
            <Heading level={2} size="large">
              {copy.one.facts}
            </Heading>
            <DescriptionList items={facts} />
            <Inline space="s">
              {may(getClientFile) &&
                clientLinks.map(({ href, label }) => (
                  <TextLink key={href} href={href}>
                    {label}
                  </TextLink>
                ))}
              {loanHref && may(getLoan) && <TextLink href={loanHref}>{copy.one.toLoan}</TextLink>}
            </Inline>
          </Stack>
        </Card>
        {isOpen && may(closeAlert) && <ClosePanel formKey={formKey} problem={problem} />}
      </Split>
      {paymentRows.length > 0 && <PaymentsTable payments={paymentRows} />}
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
