import { changeAmlThresholds, listApprovals } from '@lender/contract';
import {
  Button,
  Disclosure,
  Field,
  Inline,
  LinkButton,
  Notice,
  PageHeader,
  Select,
  TabLinks,
  Text,
  TextLink,
} from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type AlertQuery, alertsPath, parseAlertQuery } from '../features/aml/alert-query.ts';
import { alertsCopy as copy } from '../features/aml/alerts.copy.es.ts';
import { type AlertsView, changeFrom, readAlerts, readThresholds } from '../features/aml/alerts.server.ts';
import { AlertsTable } from '../features/aml/alerts-table.tsx';
import { ThresholdsPanel } from '../features/aml/thresholds-panel.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';
import { readFlash } from '../shell/flash.ts';
import { LIST_KEYS } from '../shell/keys/key-rows.ts';
import { useRowKeys } from '../shell/keys/use-row-keys.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { shellCopy } from '../shell/shell.copy.es.ts';
import { useMay } from '../shell/staff.tsx';
import { withParameter } from '../shell/with-parameter.ts';

export const handle: PageHandle = { keys: LIST_KEYS };

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parseAlertQuery(search);
  return json({
    ...(await readAlerts(call, query)),
    query,
    thresholds: search.get('accion') === 'umbrales' ? await readThresholds(call) : null,
    isAsked: readFlash(search) === 'umbrales',
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return respond(await changeFrom(call, await readFormData(args)));
}

export default function AlertsPage() {
  const { query, tabs, kinds, lines, previous, next, thresholds, isAsked, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  useRowKeys();
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          may(changeAmlThresholds) &&
          !thresholds && (
            <LinkButton href={withParameter(alertsPath(query), 'accion', 'umbrales')} tone="secondary" size="small">
              {copy.thresholds.link}
            </LinkButton>
          )
        }
      />
      {isAsked && (
        <Notice
          tone="ok"
          role="status"
          title={copy.thresholds.asked}
          action={
            may(listApprovals) && <TextLink href={screenPath('approvals', {})}>{shellCopy.menu.approvals}</TextLink>
          }
        />
      )}
      {thresholds && may(changeAmlThresholds) && (
        <ThresholdsPanel thresholds={thresholds} formKey={formKey} problem={problem} />
      )}
      <TabLinks label={copy.tabs} links={tabs} />
      <KindFilter query={query} kinds={kinds} />
      <AlertsTable lines={lines} />
      <PlaceLinks previous={previous} next={next} />
      <Disclosure summary={copy.help.title}>
        <Text>{copy.help.text}</Text>
      </Disclosure>
    </Page>
  );
}

/** Limits the list to one kind. */
const KindFilter = ({ query: { state, kind }, kinds }: { readonly query: AlertQuery } & Pick<AlertsView, 'kinds'>) => (
  <Form method="get">
    {state && <input type="hidden" name="estado" value={state} />}
    <Inline space="s" align="end">
      <Field id="tipo" label={copy.filter.kind}>
        <Select
          key={kind ?? ''}
          name="tipo"
          options={[{ value: '', label: copy.filter.all }, ...kinds]}
          defaultValue={kind ?? ''}
        />
      </Field>
      <Button type="submit" tone="secondary" size="small">
        {copy.filter.submit}
      </Button>
    </Inline>
  </Form>
);

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
