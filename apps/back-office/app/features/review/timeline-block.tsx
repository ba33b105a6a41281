import { Disclosure, Stack, Text, TextLink } from '@lender/ui';
import { useChangedSearch } from '../../shell/use-changed-search.ts';
import { Block } from './block.tsx';
import { caseCopy } from './case.copy.es.ts';
import * as css from './case.css.ts';
import type { EventKind } from './event-kind.ts';
import type { CaseTimeline, TimelineEntry } from './timeline-view.ts';

const { timeline: copy } = caseCopy;

export interface TimelineBlockProps {
  readonly timeline: CaseTimeline;
  /** Kind to which the events are limited. */
  readonly kind: EventKind | undefined;
}

/** Draws the events so far, the newest first; all of them or one kind. */
export function TimelineBlock({ timeline: { events, views, kinds }, kind }: TimelineBlockProps) {
  const searchWith = useChangedSearch();
  return (
    <Block title={copy.title}>
      <nav className={css.filters} aria-label={copy.filter}>
        <TextLink href={searchWith({ historia: null })} aria-current={kind === undefined ? 'true' : undefined}>
          {copy.all}
        </TextLink>
        {kinds.map((one) => (
          <TextLink key={one} href={searchWith({ historia: one })} aria-current={kind === one ? 'true' : undefined}>
            {copy.kinds[one]}
          </TextLink>
        ))}
      </nav>
      <Entries entries={events} />
      {views.length > 0 && (
        <Disclosure summary={copy.views(views.length)}>
          <Entries entries={views} />
        </Disclosure>
      )}
    </Block>
  );
}

function Entries({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <Stack as="ol" space="xs">
      {entries.map(({ title, detail }, index) => (
        // Events have no id; new ones are added before these.
        <li key={entries.length - index}>
          <Text size="small" weight="bold">
            {title}
          </Text>
          <Text size="small" tone="soft">
            {detail}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
