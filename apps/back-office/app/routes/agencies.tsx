import { addAgency, registerAgency } from '@lender/contract';
import { LinkButton, Notice, PageHeader } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { agenciesCopy as copy } from '../features/collections/agencies.copy.es.ts';
import { doAboutAgency, readAgencies } from '../features/collections/agencies.server.ts';
import { AgenciesTable } from '../features/collections/agencies-table.tsx';
import { AgencyPanel } from '../features/collections/agency-panel.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { screenPath } from '../screens.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';
import { withParameter } from '../shell/with-parameter.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const agencies = await readAgencies(requireStaff(args));
  return json({
    agencies,
    isAdding: search.get('accion') === 'agregar',
    changing: agencies.find(({ id }) => id === search.get('cambiar')),
    isDone: readFlash(search) === 'si',
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const named = data.get('agencyId');
  return respond(await doAboutAgency(call, named === null ? undefined : uuidParam(String(named)), data));
}

export default function AgenciesPage() {
  const { agencies, isAdding, changing, isDone, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  return (
    <Page>
      <PageHeader
        back={{ href: screenPath('collections', {}), label: copy.back }}
        title={copy.title}
        lead={copy.lead}
        actions={
          may(addAgency) &&
          !isAdding && (
            <LinkButton
              href={withParameter(screenPath('agencies', {}), 'accion', 'agregar')}
              tone="secondary"
              size="small"
            >
              {copy.add.open}
            </LinkButton>
          )
        }
      />
      {isDone && !problem && <Notice tone="ok" role="status" title={copy.done} />}
      {isAdding && may(addAgency) && <AgencyPanel formKey={formKey} problem={problem} />}
      {changing && may(registerAgency) && (
        <AgencyPanel key={changing.id} agency={changing} formKey={formKey} problem={problem} />
      )}
      <AgenciesTable agencies={agencies} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
