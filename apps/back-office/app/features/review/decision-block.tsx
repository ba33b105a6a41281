import { DescriptionList, Inline, Notice, Stack, StatusBadge, Text } from '@lender/ui';
import { Block } from './block.tsx';
import { caseCopy } from './case.copy.es.ts';
import type { DecisionView } from './decision-view.ts';

const { decision: copy } = caseCopy;

/** Shows a decision: its outcome, its author, and its reasons. */
export function DecisionBlock({ outcome, decidedAt, facts, note, fired }: DecisionView) {
  return (
    <Block title={decidedAt}>
      <Stack space="xs">
        <Inline space="xs">
          <StatusBadge tone={outcome.tone}>{outcome.label}</StatusBadge>
          {fired.map(({ id, question }) => (
            <Text key={id} as="span" size="small">
              {id} · {question}
            </Text>
          ))}
        </Inline>
        <DescriptionList columns={2} items={facts} />
        {note && (
          <Notice tone="neutral" title={copy.note}>
            {note}
          </Notice>
        )}
      </Stack>
    </Block>
  );
}
