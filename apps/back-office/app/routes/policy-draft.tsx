import { changePolicyDraft } from '@lender/contract';
import { Button, Inline, Notice, PageHeader, Stack, StatusBadge, Text } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { actOnDraft, readPolicyDraft } from '../features/policy-drafts/draft.server.ts';
import { draftCopy as copy } from '../features/policy-drafts/policies.copy.es.ts';
import { PolicyEditor } from '../features/policy-drafts/policy-editor.tsx';
import { ShadowPanel } from '../features/policy-drafts/shadow-panel.tsx';
import { TestPanel } from '../features/policy-drafts/test-panel.tsx';
import { ChangesTable } from '../forms/drafts/changes-table.tsx';
import { DraftForm } from '../forms/drafts/draft-form.tsx';
import { parseIntent } from '../forms/drafts/draft-intent.ts';
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
  const draft = await readPolicyDraft(requireStaff(args), uuidParam(args.params.id));
  if (!draft) throw new Response(null, { status: 404 });
  const done = parseIntent(readFlash(new URL(args.request.url).searchParams));
  return json({ draft, formKey: crypto.randomUUID(), done });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const intent = parseIntent(data.get('intent'));
  if (!intent) throw new Response(null, { status: 400 });
  return respond(await actOnDraft(call, { id: uuidParam(args.params.id), intent }, data));
}

export default function PolicyDraftPage() {
  const { draft, formKey, done } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const mayChange = useMay()(changePolicyDraft);
  const isEditable = mayChange && draft.isOpen;
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
      {draft.problems.length > 0 && (
        <Notice tone="warn" role="status" title={copy.problems.title}>
          <Stack space="xs">
            {draft.problems.map((words) => (
              <Text key={words}>{words}</Text>
            ))}
          </Stack>
        </Notice>
      )}
      <ChangesTable changes={draft.changes} title={draftsCopy.changes.title} />
      <TestPanel draft={draft} formKey={formKey} mayTest={mayChange} isBusy={isBusy} />
      <ShadowPanel draft={draft} formKey={formKey} mayChange={mayChange} isBusy={isBusy} />
      {isEditable && (
        <PublishPanel draft={draft} formKey={formKey} words={copy.publish} typed={problem?.values} isBusy={isBusy} />
      )}
      {isEditable && (
        <PolicyEditor
          key={draft.revision}
          sections={draft.sections}
          revision={draft.revision}
          formKey={formKey}
          typed={problem?.values.intent === 'save' ? problem.values : undefined}
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
