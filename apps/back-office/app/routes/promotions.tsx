import { createPromoCode } from '@lender/contract';
import { LinkButton, Notice, PageHeader, Pagination } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PromotionPanel } from '../features/promotions/promotion-panel.tsx';
import { parsePromotionQuery, promotionsPath } from '../features/promotions/promotion-query.ts';
import { promotionsCopy as copy } from '../features/promotions/promotions.copy.es.ts';
import { createFrom, readPromotions } from '../features/promotions/promotions.server.ts';
import { PromotionsTable } from '../features/promotions/promotions-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { shellCopy } from '../shell/shell.copy.es.ts';
import { useMay } from '../shell/staff.tsx';
import { withParameter } from '../shell/with-parameter.ts';

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  return json({
    ...(await readPromotions(call, parsePromotionQuery(search))),
    isAdding: search.get('accion') === 'crear',
    isMade: search.get('hecho') === 'creada',
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return respond(await createFrom(call, await readFormData(args)));
}

export default function PromotionsPage() {
  const { promotions, previous, next, isAdding, isMade, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const mayCreate = useMay()(createPromoCode);
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          mayCreate &&
          !isAdding && (
            <LinkButton href={withParameter(promotionsPath({}), 'accion', 'crear')} tone="secondary" size="small">
              {copy.add.open}
            </LinkButton>
          )
        }
      />
      {isMade && <Notice tone="ok" role="status" title={copy.news.creada} />}
      {isAdding && mayCreate && <PromotionPanel formKey={formKey} problem={problem} />}
      <PromotionsTable promotions={promotions} />
      {(previous || next) && <Pagination label={shellCopy.pages.label} pages={[]} previous={previous} next={next} />}
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
