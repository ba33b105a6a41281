import { saveMessageDraft } from '@lender/contract';
import { Columns, Notice, PageHeader, Stack } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { communicationsCopy } from '../features/communications/communications.copy.es.ts';
import { parseExample, templateParam, templatesPath } from '../features/communications/communications-path.ts';
import { actOnTemplate, parseTemplateIntent, readTemplate } from '../features/communications/template.server.ts';
import { TemplateEditor, TemplatePreview, TemplatePublishing } from '../features/communications/template-editor.tsx';
import { PlaceholdersTable, VersionsTable } from '../features/communications/template-tables.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

const { one: copy, refused } = communicationsCopy;
type Done = keyof typeof copy.said;
const isDone = (value: string | null): value is Done => value !== null && Object.hasOwn(copy.said, value);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.view.name });

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const call = requireStaff(args);
  const done = readFlash(search);
  const view = await readTemplate(call, { ...templateParam(args.params), example: parseExample(search) });
  return json({ view, done: isDone(done) ? done : null, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const intent = parseTemplateIntent(data.get('intent'));
  if (!intent) throw new Response(null, { status: 400 });
  const example = parseExample(new URL(args.request.url).searchParams);
  return respond(await actOnTemplate(call, { ...templateParam(args.params), intent, example }, data));
}

export default function TemplatePage() {
  const { view, done, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const mayWrite = useMay()(saveMessageDraft);
  const typed = problem?.values;
  return (
    <Page>
      <PageHeader back={{ href: templatesPath(view.channel), label: copy.back }} title={view.name} lead={view.lead} />
      {problem && (
        <Notice tone="danger" role="alert" title={refused}>
          {problem.said}
        </Notice>
      )}
      {done && !problem && <Notice tone="ok" role="status" title={copy.said[done]} />}
      <Columns count={2} space="l">
        {mayWrite && <TemplateEditor key={view.revision} view={view} formKey={formKey} typed={typed} isBusy={isBusy} />}
        <Stack space="m">
          <TemplatePreview view={view} />
          {mayWrite && <TemplatePublishing view={view} formKey={formKey} typed={typed} isBusy={isBusy} />}
        </Stack>
      </Columns>
      <PlaceholdersTable rows={view.placeholders} />
      <VersionsTable rows={view.versions} />
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
