import { Notice, PageHeader, Split, Stack, TextLink } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FieldTables } from '../features/legal-desk/fields-table.tsx';
import { legalCopy } from '../features/legal-desk/legal.copy.es.ts';
import { editLegalText, readLegalEdit } from '../features/legal-desk/legal-edit.server.ts';
import { EditCheck, LegalEditor } from '../features/legal-desk/legal-editor.tsx';
import { legalKindParam } from '../features/legal-desk/legal-path.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { legalKindWords } from '../vocabulary/legal-kind.copy.es.ts';

const { edit: copy, one } = legalCopy;

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.view.title });

export async function loader(args: LoaderFunctionArgs) {
  const view = await readLegalEdit(requireStaff(args), legalKindParam(args.params));
  return json({ view, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const intent = data.get('intent') === 'publish' ? 'publish' : 'check';
  return respond(await editLegalText(call, { kind: legalKindParam(args.params), intent }, data));
}

export default function LegalEditPage() {
  const { view, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page>
      <PageHeader
        back={{ href: screenPath('legalText', { kind: view.kind }), label: legalKindWords(view.kind) }}
        title={view.title}
        lead={view.lead}
      />
      {answer?.refused && (
        <Notice tone="danger" role="alert" title={copy.refused}>
          {answer.refused}
        </Notice>
      )}
      {view.isAsked && (
        <Notice
          tone="warn"
          title={one.asked}
          action={<TextLink href={screenPath('approvals', {})}>{one.toApprovals}</TextLink>}
        />
      )}
      <Split side={480} space="m">
        <Stack space="m">
          {answer?.checked && <EditCheck checked={answer.checked} />}
          <LegalEditor view={view} formKey={formKey} answer={answer} />
        </Stack>
        <FieldTables rows={view.fields} />
      </Split>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
