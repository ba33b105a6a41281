import { Columns, DescriptionList, Heading, Stack, Text } from '@lender/ui';
import { caseCopy } from './case.copy.es.ts';
import { Panel } from './panel.tsx';
import type { SummaryGroup } from './summary-view.ts';

/** What is known of the client, group by group. */
export function SummaryPanel({ groups }: { readonly groups: readonly SummaryGroup[] }) {
  return (
    <Panel title={caseCopy.summary.title}>
      <Columns count={2} space="l">
        {groups.map(({ title, facts }) => (
          <Stack key={title} space="xxs">
            <Heading level={3}>{title}</Heading>
            {facts.length > 0 ? <DescriptionList items={facts} /> : <Text tone="soft">{caseCopy.missing}</Text>}
          </Stack>
        ))}
      </Columns>
    </Panel>
  );
}
