import { Disclosure, Stack, Text } from '@lender/ui';
import { caseCopy } from './case.copy.es.ts';
import { Panel } from './panel.tsx';
import type { CaseTimeline, TimelineEntry } from './timeline-view.ts';

const { timeline: copy } = caseCopy;

/** What happened so far, the newest first. */
export function TimelinePanel({ events, views }: CaseTimeline) {
  return (
    <Panel title={copy.title}>
      <Entries entries={events} />
      {views.length > 0 && (
        <Disclosure summary={copy.views(views.length)}>
          <Entries entries={views} />
        </Disclosure>
      )}
    </Panel>
  );
}

function Entries({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <Stack as="ol" space="s">
      {entries.map(({ title, detail }, index) => (
        // Events have no name of their own; new ones come before these.
        <li key={entries.length - index}>
          <Text weight="bold">{title}</Text>
          <Text size="small" tone="soft">
            {detail}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
