import { getCase, MAX_SHADOW_DAYS } from '@lender/contract';
import {
  Button,
  Card,
  Disclosure,
  Field,
  Heading,
  Inline,
  Stack,
  Table,
  type TableColumn,
  Text,
  TextInput,
  TextLink,
} from '@lender/ui';
import { DraftForm } from '../../forms/drafts/draft-form.tsx';
import { useMay } from '../../shell/staff.tsx';
import { ComparisonTables } from './comparison-tables.tsx';
import type { DraftView } from './draft-view.ts';
import { draftCopy } from './policies.copy.es.ts';
import type { ShadowView } from './shadow-view.ts';

const { shadow: copy, test: testCopy } = draftCopy;

export interface ShadowPanelProps {
  readonly draft: DraftView;
  readonly formKey: string;
  readonly mayChange: boolean;
  readonly isBusy: boolean;
}

/**
 * Shows a draft beside the live policy: its decision on each new application, and the buttons that start and end it.
 */
export function ShadowPanel({ draft, formKey, mayChange, isBusy }: ShadowPanelProps) {
  const { shadow, isOpen, problems, changes, revision } = draft;
  const isRunning = shadow?.isRunning === true;
  const mayStart = isOpen && problems.length === 0 && changes.length > 0 && (!isRunning || shadow.older !== undefined);
  return (
    <Card tone="flat" padding="m">
      <Stack space="s">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        <Text tone="soft">{copy.lead}</Text>
        {shadow ? <ShadowResult shadow={shadow} /> : <Text>{copy.none}</Text>}
        {mayChange && mayStart && (
          <DraftForm intent="shadow" revision={revision} formKey={formKey}>
            <Stack space="s" align="start">
              <Field id="days" label={copy.days} hint={copy.daysHint(MAX_SHADOW_DAYS)}>
                <TextInput
                  name="days"
                  width="tiny"
                  inputMode="numeric"
                  required
                  pattern="[1-9]|[1-5][0-9]|60"
                  defaultValue="14"
                />
              </Field>
              <Button type="submit" tone="secondary" isBusy={isBusy}>
                {isRunning ? copy.again : copy.start}
              </Button>
            </Stack>
          </DraftForm>
        )}
        {mayChange && isRunning && (
          <DraftForm intent="unshadow" revision={revision} formKey={formKey}>
            <Inline>
              <Button type="submit" tone="secondary" isBusy={isBusy}>
                {copy.stop}
              </Button>
            </Inline>
          </DraftForm>
        )}
      </Stack>
    </Card>
  );
}

type Rule = ShadowView['rules'][number];
type Differing = ShadowView['differing'][number];

const rules: readonly TableColumn<Rule>[] = [
  { id: 'rule', header: copy.ruleColumns.rule, isRowHeader: true, cell: ({ rule }) => rule },
  { id: 'count', header: copy.ruleColumns.count, align: 'end', cell: ({ count }) => count },
];

const differing = (maySee: boolean): readonly TableColumn<Differing>[] => [
  ...(maySee
    ? [
        {
          id: 'application',
          header: copy.differingColumns.application,
          cell: ({ href }: Differing) => <TextLink href={href}>{testCopy.open}</TextLink>,
        },
      ]
    : []),
  { id: 'from', header: copy.differingColumns.from, isRowHeader: true, cell: ({ from }) => from },
  { id: 'to', header: copy.differingColumns.to, cell: ({ to }) => to },
  { id: 'rules', header: copy.differingColumns.rules, cell: (row) => row.rules },
];

function ShadowResult({ shadow }: { readonly shadow: ShadowView }) {
  const maySee = useMay()(getCase);
  return (
    <Stack space="s">
      <Text>{shadow.when}</Text>
      {shadow.older && <Text>{shadow.older}</Text>}
      <Text>{shadow.counted}</Text>
      {shadow.unevaluable && <Text>{shadow.unevaluable}</Text>}
      {shadow.hasDecided && <ComparisonTables caption={copy.title} comparison={shadow} />}
      {shadow.rules.length > 0 && (
        <Table caption={copy.rules} columns={rules} rows={shadow.rules} rowKey={({ rule }) => rule} empty="" />
      )}
      {shadow.differs && shadow.rules.length === 0 && <Text>{copy.onlyLimit}</Text>}
      {shadow.differs && (
        <Disclosure summary={testCopy.differing}>
          <Table
            caption={testCopy.differing}
            isCaptionHidden
            columns={differing(maySee)}
            rows={shadow.differing}
            rowKey={({ href }) => href}
            empty=""
          />
        </Disclosure>
      )}
    </Stack>
  );
}
