import { createEvidenceBundle } from '@lender/contract';
import {
  Button,
  Card,
  Field,
  Heading,
  Inline,
  Notice,
  PageHeader,
  Split,
  Stack,
  Text,
  TextArea,
  TextLink,
} from '@lender/ui';
import { FormKey, readFormData } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { respond } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { evidenceCopy as copy } from '../features/exports/evidence/evidence.copy.es.ts';
import { askEvidence, readEvidence } from '../features/exports/evidence/evidence.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';
import { screenPath } from '../screens.ts';
import { readFlash } from '../shell/flash.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { useMay } from '../shell/staff.tsx';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && copy.title(data.loan.reference) });

export async function loader(args: LoaderFunctionArgs) {
  const loan = await readEvidence(requireStaff(args), uuidParam(args.params.id));
  if (!loan) throw new Response(null, { status: 404 });
  const isDone = readFlash(new URL(args.request.url).searchParams) !== null;
  return json({ loan, isDone, formKey: crypto.randomUUID() });
}

export async function action(args: ActionFunctionArgs) {
  const call = requireStaff(args);
  return respond(await askEvidence(call, uuidParam(args.params.id), await readFormData(args)));
}

export default function EvidencePage() {
  const { loan, isDone, formKey } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const mayAsk = useMay()(createEvidenceBundle);
  return (
    <Page>
      <PageHeader
        back={{ href: screenPath('loan', { id: loan.id }), label: copy.back(loan.reference) }}
        title={copy.title(loan.reference)}
        lead={copy.lead}
      />
      {problem && (
        <Notice tone="danger" role="alert" title={copy.refused}>
          {problem.said}
        </Notice>
      )}
      {isDone && !problem && (
        <Notice
          tone="ok"
          role="status"
          title={copy.done}
          action={
            <Inline space="m">
              <TextLink href={screenPath('approvals', {})}>{copy.toApprovals}</TextLink>
              <TextLink href={screenPath('exports', {})}>{copy.toExports}</TextLink>
            </Inline>
          }
        />
      )}
      <Split side={480} space="m">
        <Stack space="m">
          <Card tone="flat" padding="m" labelledBy="contiene">
            <Stack space="s">
              <Heading level={2} size="large" id="contiene">
                {copy.contents.title}
              </Heading>
              {copy.contents.items.map((item) => (
                <Text key={item}>{item}</Text>
              ))}
            </Stack>
          </Card>
          <Notice tone="warn" title={copy.timestamp.title}>
            {copy.timestamp.text}
          </Notice>
        </Stack>
        {mayAsk && !isDone && (
          <Card tone="flat" padding="m">
            <Form noValidate method="post" aria-label={copy.ask.title}>
              <FormKey value={formKey} />
              <Stack space="s">
                <Heading level={2} size="large">
                  {copy.ask.title}
                </Heading>
                <Text tone="soft">{copy.ask.effect}</Text>
                <Field id="note" label={copy.ask.note} hint={copy.ask.noteHint}>
                  <TextArea name="note" rows={3} required maxLength={500} defaultValue={problem?.note} />
                </Field>
                <Inline>
                  <Button type="submit" isBusy={isBusy}>
                    {copy.ask.submit}
                  </Button>
                </Inline>
              </Stack>
            </Form>
          </Card>
        )}
      </Split>
    </Page>
  );
}

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
