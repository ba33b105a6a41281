import { createPromoCode, endPromoCode } from '@lender/contract';
import { LinkButton, Notice, PageHeader } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { EndPanel } from '../features/promotions/end-panel.tsx';
import { PromotionPanel } from '../features/promotions/promotion-panel.tsx';
import { parsePromotionQuery, promotionsPath } from '../features/promotions/promotion-query.ts';
import { promotionsCopy as copy } from '../features/promotions/promotions.copy.es.ts';
import { createFrom, endFrom, readPromotions } from '../features/promotions/promotions.server.ts';
import { PromotionsTable } from '../features/promotions/promotions-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { readFlash } from '../shell/flash.ts';
import { PlaceLinks } from '../shell/list/place-links.tsx';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';
import { withParameter } from '../shell/with-parameter.ts';

const FLASH = ['creada', 'pedida', 'terminada'] as const;

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const query = parsePromotionQuery(search);
  return json({
    ...(await readPromotions(call, query)),
    isAdding: search.get('accion') === 'crear',
    ending: query.ending ?? null,
    done: FLASH.find((each) => each === readFlash(search)) ?? null,
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const { ending } = parsePromotionQuery(new URL(args.request.url).searchParams);
  const data = await readFormData(args);
  return respond(ending === undefined ? await createFrom(call, data) : await endFrom(call, ending, data));
}

export default function PromotionsPage() {
  const { promotions, previous, next, isAdding, ending, done, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  const [mayCreate, mayEnd] = [may(createPromoCode), may(endPromoCode)];
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
      {done && <Notice tone={done === 'pedida' ? 'info' : 'ok'} role="status" title={copy.flash[done]} />}
      {isAdding && mayCreate && <PromotionPanel formKey={formKey} problem={problem} />}
      {ending !== null && mayEnd && <EndPanel code={ending} formKey={formKey} problem={problem} />}
      <PromotionsTable promotions={promotions} mayEnd={mayEnd} />
      <PlaceLinks previous={previous} next={next} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
