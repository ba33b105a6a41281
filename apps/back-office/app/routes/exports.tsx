import { createExport, listApprovals } from '@lender/contract';
import { Notice, PageHeader, TextLink } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { respond } from '@lender/web/outcome';
import { usePolling } from '@lender/web/react';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ExportPanel } from '../features/exports/export-panel.tsx';
import { parseExportSelection } from '../features/exports/export-selection.ts';
import { exportsCopy as copy } from '../features/exports/exports.copy.es.ts';
import { askFrom, cancelFrom, readExports } from '../features/exports/exports.server.ts';
import { ExportsTable } from '../features/exports/exports-table.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { screenPath } from '../screens.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

/** Interval of reloads while a file is made. */
const POLL_MS = 2_000;

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const view = await readExports(call);
  const selection = parseExportSelection(search);
  return json({ ...view, selection, flash: readFlash(search), formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  const data = await readFormData(args);
  const intent = data.get('intent');
  if (intent === 'cancel') return respond(await cancelFrom(call, uuidParam(String(data.get('exportId')))));
  return respond(await askFrom(call, intent === 'personal', data));
}

export default function ExportsPage() {
  const { files, isWaiting, selection, flash, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  usePolling(isWaiting ? POLL_MS : null);
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} />
      {isFlash(flash) && !problem && (
        <Notice
          tone="ok"
          role="status"
          title={copy.flash[flash]}
          action={
            flash === 'espera' &&
            may(listApprovals) && <TextLink href={screenPath('approvals', {})}>{copy.toApprovals}</TextLink>
          }
        />
      )}
      {problem?.said && <Notice tone="danger" role="alert" title={problem.said} />}
      {may(createExport) && (
        <ExportPanel key={String(selection.isPersonal)} selection={selection} formKey={formKey} problem={problem} />
      )}
      <ExportsTable files={files} />
    </Page>
  );
}

const isFlash = (word: string | null): word is keyof typeof copy.flash =>
  word !== null && Object.hasOwn(copy.flash, word);

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
