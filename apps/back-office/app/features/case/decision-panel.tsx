import {
  Columns,
  DescriptionList,
  Disclosure,
  Inline,
  Notice,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
} from '@lender/ui';
import { caseCopy } from './case.copy.es.ts';
import type { DecisionView, TraceRow } from './decision-view.ts';
import { Panel } from './panel.tsx';

const { decision: copy } = caseCopy;

/** The latest decision in full, and those before it folded away. */
export function DecisionPanel({ decisions }: { readonly decisions: readonly DecisionView[] }) {
  const [latest, ...earlier] = decisions;
  return (
    <Panel title={copy.title}>
      {latest ? <Decision decision={latest} /> : <Text tone="soft">{copy.none}</Text>}
      {earlier.map((decision) => (
        <Disclosure key={decision.decidedAt} summary={`${decision.decidedAt} · ${decision.outcome.label}`}>
          <Decision decision={decision} />
        </Disclosure>
      ))}
    </Panel>
  );
}

function Decision({ decision }: { readonly decision: DecisionView }) {
  const { outcome, decidedAt, facts, note, scoreParts, trace } = decision;
  return (
    <Stack space="s">
      <Inline space="xs">
        <StatusBadge tone={outcome.tone}>{outcome.label}</StatusBadge>
        <Text as="span" tone="soft">
          {decidedAt}
        </Text>
      </Inline>
      <DescriptionList columns={2} items={facts} />
      {note && (
        <Notice tone="neutral" title={copy.note}>
          {note}
        </Notice>
      )}
      {trace.length > 0 && (
        <Columns count={2}>
          <Table
            caption={copy.parts}
            columns={partColumns}
            rows={scoreParts}
            rowKey={({ attribute }) => attribute}
            empty={copy.noParts}
          />
          <Table caption={copy.trace} columns={traceColumns} rows={trace} rowKey={({ id }) => id} empty={copy.none} />
        </Columns>
      )}
    </Stack>
  );
}

const partColumns: readonly TableColumn<DecisionView['scoreParts'][number]>[] = [
  { id: 'attribute', header: copy.attribute, isRowHeader: true, cell: ({ attribute }) => attribute },
  { id: 'points', header: copy.points, align: 'end', cell: ({ points }) => points },
];

const traceColumns: readonly TableColumn<TraceRow>[] = [
  { id: 'rule', header: copy.rule, isRowHeader: true, cell: ({ id, question }) => `${id} · ${question}` },
  {
    id: 'result',
    header: copy.result,
    cell: ({ result, hasFired }) => (
      <Text as="span" size="small" tone={hasFired ? 'ink' : 'soft'} weight={hasFired ? 'bold' : 'normal'}>
        {result}
      </Text>
    ),
  },
];
