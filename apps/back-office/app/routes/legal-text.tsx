import { publishLegalText } from '@lender/contract';
import {
  Card,
  CopyableCode,
  DescriptionList,
  Inline,
  LinkButton,
  Notice,
  PageHeader,
  Split,
  Stack,
  Text,
  TextLink,
} from '@lender/ui';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { legalCopy } from '../features/legal-desk/legal.copy.es.ts';
import { readLegalText } from '../features/legal-desk/legal.server.ts';
import { acceptanceList, legalKindParam, parseVersions } from '../features/legal-desk/legal-path.ts';
import { LegalVersionsTable } from '../features/legal-desk/legal-tables.tsx';
import { LegalTextCard } from '../features/legal-desk/legal-text.tsx';
import { LineChanges } from '../features/legal-desk/line-changes.tsx';
import { requireStaff } from '../platform/sdk.server.ts';
import { screenPath } from '../screens.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

const { one: copy } = legalCopy;

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.view.name });

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const view = await readLegalText(requireStaff(args), legalKindParam(args.params), parseVersions(search));
  if (!view) throw new Response(null, { status: 404 });
  return json({ view, isDone: readFlash(search) !== null });
}

export default function LegalTextPage() {
  const { view, isDone } = useLoaderData<typeof loader>();
  const { kind, shown, compared } = view;
  const mayPublish = useMay()(publishLegalText);
  return (
    <Page>
      <PageHeader
        back={{ href: screenPath('legalTexts', {}), label: copy.back }}
        title={view.name}
        lead={view.lead}
        actions={
          <Inline space="m" align="baseline">
            <TextLink href={acceptanceList(kind).pathOf()}>{copy.acceptances}</TextLink>
            {mayPublish && !view.isAsked && (
              <LinkButton href={screenPath('legalEdit', { kind })} tone="secondary" size="small">
                {copy.edit}
              </LinkButton>
            )}
          </Inline>
        }
      />
      {isDone && <Notice tone="ok" role="status" title={legalCopy.done} />}
      {view.isAsked && (
        <Notice
          tone="warn"
          title={copy.asked}
          action={<TextLink href={screenPath('approvals', {})}>{copy.toApprovals}</TextLink>}
        />
      )}
      <LegalVersionsTable rows={view.versions} />
      {view.before !== null && <Text tone="soft">{view.before}</Text>}
      <Split side={320} space="m">
        {compared ? (
          <Stack space="s">
            <LineChanges title={copy.compared(compared.from, shown.version)} lines={compared.lines} />
            <TextLink href={compared.href}>{copy.showText}</TextLink>
          </Stack>
        ) : (
          <LegalTextCard shown={shown} />
        )}
        <Card tone="flat" padding="m">
          <Stack space="m">
            <DescriptionList
              items={[
                { term: copy.facts.registration, detail: shown.registration },
                { term: copy.facts.accepted, detail: shown.accepted },
              ]}
            />
            <CopyableCode
              label={copy.facts.hash}
              value={shown.sha256}
              display={shown.hashInGroups}
              copyLabel={copy.facts.copy}
              copiedLabel={copy.facts.copied}
            />
          </Stack>
        </Card>
      </Split>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
