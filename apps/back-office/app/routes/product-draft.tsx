import { changeProductDraft } from '@lender/contract';
import { Button, ErrorSummary, Inline, Notice, PageHeader, Split, Stack, StatusBadge } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { actOnProduct, readProductDraft } from '../features/product-drafts/product-draft.server.ts';
import { ProductEditor } from '../features/product-drafts/product-editor.tsx';
import { productDraftCopy as copy } from '../features/product-drafts/products.copy.es.ts';
import { SamplesTable } from '../features/product-drafts/samples-table.tsx';
import { ChangesTable } from '../forms/drafts/changes-table.tsx';
import { DraftForm } from '../forms/drafts/draft-form.tsx';
import { isProductIntent, parseIntent } from '../forms/drafts/draft-intent.ts';
import { draftsCopy } from '../forms/drafts/drafts.copy.es.ts';
import { PublishPanel } from '../forms/drafts/publish-panel.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.draft.note });

export async function loader(args: LoaderFunctionArgs) {
  const draft = await readProductDraft(requireStaff(args), uuidParam(args.params.id));
  if (!draft) throw new Response(null, { status: 404 });
  const done = parseIntent(readFlash(new URL(args.request.url).searchParams));
  return json({ draft, formKey: crypto.randomUUID(), done });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const intent = parseIntent(data.get('intent'));
  if (!intent || !isProductIntent(intent)) throw new Response(null, { status: 400 });
  return respond(await actOnProduct(call, { id: uuidParam(args.params.id), intent }, data));
}

export default function ProductDraftPage() {
  const { draft, formKey, done } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const isEditable = useMay()(changeProductDraft) && draft.isOpen;
  const refusedSave = problem?.values.intent === 'save' ? problem : undefined;
  return (
    <Page>
      <PageHeader title={draft.note} lead={draft.about} />
      <Inline>
        <StatusBadge tone={draft.state.tone}>{draft.state.label}</StatusBadge>
      </Inline>
      {problem && (
        <Notice tone="danger" role="alert" title={draftsCopy.refused}>
          {problem.said}
        </Notice>
      )}
      {done && !problem && (
        <Notice tone="ok" role="status" title={draftsCopy.done}>
          {draftsCopy.said[done]}
        </Notice>
      )}
      <ErrorSummary title={copy.problems} errors={draft.problems} />
      <Split side={320} space="m">
        <Stack space="m">
          <SamplesTable rows={draft.samples} />
          <ChangesTable changes={draft.changes} title={draftsCopy.changes.title} />
        </Stack>
        {isEditable && (
          <PublishPanel draft={draft} formKey={formKey} words={copy.publish} typed={problem?.values} isBusy={isBusy} />
        )}
      </Split>
      {isEditable && (
        <ProductEditor
          key={draft.revision}
          sections={draft.sections}
          revision={draft.revision}
          formKey={formKey}
          typed={refusedSave?.values}
          wrong={refusedSave?.fields}
          isBusy={isBusy}
        />
      )}
      {isEditable && (
        <DraftForm intent="discard" revision={draft.revision} formKey={formKey}>
          <Button type="submit" tone="quiet" isBusy={isBusy}>
            {draftsCopy.discard}
          </Button>
        </DraftForm>
      )}
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
