import type { getCaseTimeline, Reply } from '@lender/contract';
import { formatInstant } from '../../vocabulary/moment.ts';
import { caseCopy } from './case.copy.es.ts';
import { actorWords, wordsOf } from './event.copy.es.ts';

type Event = Reply<typeof getCaseTimeline>[number];

export interface TimelineEntry {
  readonly title: string;
  readonly detail: string;
}

/** The history of a client, the newest first; looks at photos, which are many, stand apart. */
export interface CaseTimeline {
  readonly events: readonly TimelineEntry[];
  readonly views: readonly TimelineEntry[];
}

const isView = ({ event }: Event): boolean => event.name === 'document.seen';

export function timelineView(timeline: readonly Event[]): CaseTimeline {
  const entry = ({ at, event, actor, actorName }: Event): TimelineEntry => {
    const who = actorName ?? actorWords[actor] ?? actor;
    const { title, detail } = wordsOf(event);
    return { title, detail: [detail, formatInstant(at), caseCopy.timeline.by(who)].filter(Boolean).join(' · ') };
  };
  return {
    events: timeline.filter((event) => !isView(event)).map(entry),
    views: timeline.filter(isView).map(entry),
  };
}
