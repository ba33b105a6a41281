import {
  Button,
  Card,
  Disclosure,
  Field,
  Heading,
  Stack,
  Table,
  type TableColumn,
  Text,
  TextInput,
  TextLink,
} from '@lender/ui';
import { DraftForm } from '../../forms/drafts/draft-form.tsx';
import { ComparisonTables } from './comparison-tables.tsx';
import type { DraftView, TestView } from './draft-view.ts';
import { draftCopy } from './policies.copy.es.ts';

const { test: copy } = draftCopy;

export interface TestPanelProps {
  readonly draft: DraftView;
  readonly formKey: string;
  readonly mayTest: boolean;
  readonly isBusy: boolean;
}

/** Shows what a draft would have decided differently, and the form that tests it. */
export function TestPanel({ draft, formKey, mayTest, isBusy }: TestPanelProps) {
  const { test, isOpen, problems } = draft;
  return (
    <Card tone="flat" padding="m">
      <Stack space="s">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        <Text tone="soft">{copy.lead}</Text>
        {test ? <TestResult test={test} /> : <Text>{copy.none}</Text>}
        {mayTest && isOpen && problems.length === 0 && (
          <DraftForm intent="test" revision={draft.revision} formKey={formKey}>
            <Stack space="s" align="start">
              <Field id="applications" label={copy.applications}>
                <TextInput
                  name="applications"
                  width="tiny"
                  inputMode="numeric"
                  required
                  pattern="[1-4]?[0-9]{1,2}|500"
                  defaultValue="100"
                />
              </Field>
              <Button type="submit" tone="secondary" isBusy={isBusy}>
                {copy.submit}
              </Button>
            </Stack>
          </DraftForm>
        )}
      </Stack>
    </Card>
  );
}

type Differing = TestView['differing'][number];

const differing: readonly TableColumn<Differing>[] = [
  {
    id: 'application',
    header: copy.differingColumns.application,
    isRowHeader: true,
    cell: ({ href }) => <TextLink href={href}>{copy.open}</TextLink>,
  },
  { id: 'from', header: copy.differingColumns.from, cell: ({ from }) => from },
  { id: 'to', header: copy.differingColumns.to, cell: ({ to }) => to },
];

function TestResult({ test }: { readonly test: TestView }) {
  return (
    <Stack space="s">
      <Text>{`${test.testedAt}. ${test.counted}`}</Text>
      {test.isStale && <Text>{copy.stale}</Text>}
      <ComparisonTables caption={copy.title} comparison={test} />
      {test.differing.length > 0 && (
        <Disclosure summary={copy.differing}>
          <Table
            caption={copy.differing}
            isCaptionHidden
            columns={differing}
            rows={test.differing}
            rowKey={({ href }) => href}
            empty=""
          />
        </Disclosure>
      )}
    </Stack>
  );
}
