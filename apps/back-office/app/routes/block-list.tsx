import { blockIdentifier, unblockIdentifier } from '@lender/contract';
import { LinkButton, Notice, PageHeader, Pagination, TabLinks } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { blockListCopy as copy } from '../features/block-list/block-list.copy.es.ts';
import { blockFrom, readBlockList, unblock } from '../features/block-list/block-list.server.ts';
import { BlockPanel, UnblockPanel } from '../features/block-list/block-panels.tsx';
import { blockListPath, parseBlockQuery } from '../features/block-list/block-query.ts';
import { BlockTable } from '../features/block-list/block-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { shellCopy } from '../shell/shell.copy.es.ts';
import { useMay } from '../shell/staff.tsx';
import { withParameter } from '../shell/with-parameter.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parseBlockQuery(search);
  const view = await readBlockList(call, query);
  if (query.page > view.lastPage) throw redirect(blockListPath({ ...query, page: view.lastPage }));
  return json({
    ...view,
    query,
    isAdding: search.get('accion') === 'bloquear',
    leaving: view.blocked.find(({ id }) => id === search.get('quitar')),
    flash: readFlash(search),
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  if (!data.has('blockId')) return respond(await blockFrom(call, data));
  const back = blockListPath(parseBlockQuery(new URL(args.request.url).searchParams));
  return respond(await unblock(call, { id: uuidParam(String(data.get('blockId'))), back }));
}

export default function BlockListPage() {
  const { query, tabs, blocked, isAdding, leaving, flash, formKey, pages, previous, next } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  const listHref = blockListPath(query);
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          may(blockIdentifier) &&
          !isAdding && (
            <LinkButton href={withParameter(listHref, 'accion', 'bloquear')} tone="secondary" size="small">
              {copy.add.open}
            </LinkButton>
          )
        }
      />
      {isFlash(flash) && <Notice tone="ok" role="status" title={copy.flash[flash]} />}
      {problem?.said && (
        <Notice tone="danger" role="alert" title={copy.refused}>
          {problem.said}
        </Notice>
      )}
      {isAdding && may(blockIdentifier) && <BlockPanel listHref={listHref} formKey={formKey} problem={problem} />}
      {leaving && may(unblockIdentifier) && <UnblockPanel listHref={listHref} block={leaving} />}
      <TabLinks label={copy.tabs} links={tabs} />
      <BlockTable blocked={blocked} listHref={listHref} />
      {pages.length > 0 && <Pagination label={shellCopy.pages.label} pages={pages} previous={previous} next={next} />}
    </Page>
  );
}

const isFlash = (word: string | null): word is keyof typeof copy.flash =>
  word !== null && Object.hasOwn(copy.flash, word);

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
