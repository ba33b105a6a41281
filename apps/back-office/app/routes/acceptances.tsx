import { PageHeader, TabLinks } from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readAcceptances } from '../features/legal-desk/acceptances.server.ts';
import { AcceptancesTable } from '../features/legal-desk/acceptances-table.tsx';
import { legalCopy } from '../features/legal-desk/legal.copy.es.ts';
import { acceptanceList, legalKindParam } from '../features/legal-desk/legal-path.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';

const { acceptances: copy } = legalCopy;

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const kind = legalKindParam(args.params);
  const query = acceptanceList(kind).parse(new URL(args.request.url).searchParams);
  return json(await readAcceptances(call, kind, query));
}

export default function AcceptancesPage() {
  const { title, back, tabs, lines, previous, next } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeader back={back} title={title} lead={copy.lead} />
      <TabLinks label={copy.tabs} links={tabs} />
      <AcceptancesTable lines={lines} />
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
