import { createPersonalExport, listApprovals } from '@lender/contract';
import { Button, Disclosure, Field, Inline, Notice, PageHeader, Select, Text, TextLink } from '@lender/ui';
import { readFormData } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { respond } from '@lender/web/outcome';
import { usePolling } from '@lender/web/react';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PackPanel } from '../features/regulator/pack-panel.tsx';
import { AskedPacksTable, PackFilesTable } from '../features/regulator/pack-tables.tsx';
import { regulatorCopy as copy } from '../features/regulator/regulator.copy.es.ts';
import { askPack, type PackView, readAskedPacks, readPack } from '../features/regulator/regulator.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

/** Interval of reloads while a pack is made. */
const POLL_MS = 2_000;

export const meta: MetaFunction = () => pageMeta({ title: copy.title });

export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  const pack = await readPack(call, search);
  const asked = await readAskedPacks(call);
  return json({ pack, asked, isAsked: readFlash(search) === 'pedido', formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return respond(await askPack(call, await readFormData(args)));
}

export default function RegulatorPage() {
  const { pack, asked, isAsked, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const may = useMay();
  usePolling(asked?.isWaiting ? POLL_MS : null);
  return (
    <Page>
      <PageHeader title={copy.title} lead={copy.lead} actions={<MonthForm {...pack} />} />
      {isAsked && !problem && (
        <Notice
          tone="ok"
          role="status"
          title={copy.ask.asked}
          action={may(listApprovals) && <TextLink href={screenPath('approvals', {})}>{copy.ask.toApprovals}</TextLink>}
        />
      )}
      {!pack.isOver && (
        <Notice tone="warn" role="status" title={copy.running.title}>
          {copy.running.text}
        </Notice>
      )}
      <PackFilesTable files={pack.files} />
      {pack.isOver && may(createPersonalExport) && (
        <PackPanel key={pack.month} pack={pack} formKey={formKey} problem={problem} />
      )}
      {asked && <AskedPacksTable packs={asked.packs} />}
      <Disclosure summary={copy.help.title}>
        <Text>{copy.help.text}</Text>
      </Disclosure>
    </Page>
  );
}

/** Chooses the month. */
const MonthForm = ({ month, months }: Pick<PackView, 'month' | 'months'>) => (
  <Form method="get">
    <Inline space="s" align="end">
      <Field id="mes" label={copy.month.label}>
        <Select key={month} name="mes" options={[...months]} defaultValue={month} />
      </Field>
      <Button type="submit" tone="secondary" size="small">
        {copy.month.submit}
      </Button>
    </Inline>
  </Form>
);

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
