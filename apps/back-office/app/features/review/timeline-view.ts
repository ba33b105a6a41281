import type { getCaseTimeline, Reply } from '@lender/contract';
import { formatInstant } from '../../vocabulary/moment.ts';
import { caseCopy } from './case.copy.es.ts';
import { actorWords, wordsOf } from './event.copy.es.ts';
import { EVENT_KINDS, type EventKind, eventKind } from './event-kind.ts';

type Event = Reply<typeof getCaseTimeline>[number];

export interface TimelineEntry {
  readonly title: string;
  readonly detail: string;
}

/** History of a client, the newest first; views of photos, which are many, are kept apart. */
export interface CaseTimeline {
  readonly events: readonly TimelineEntry[];
  readonly views: readonly TimelineEntry[];
  /** Kinds that occur. */
  readonly kinds: readonly EventKind[];
}

const isView = ({ event }: Event): boolean => event.name === 'document.seen';

/** Returns the events, all of them or of one kind. */
export function timelineView(timeline: readonly Event[], kind: EventKind | undefined): CaseTimeline {
  const entry = ({ at, event, actor, actorName }: Event): TimelineEntry => {
    const who = actorName ?? actorWords[actor] ?? actor;
    const { title, detail } = wordsOf(event);
    return { title, detail: [detail, formatInstant(at), caseCopy.timeline.by(who)].filter(Boolean).join(' · ') };
  };
  const shown = timeline.filter(({ event }) => kind === undefined || eventKind(event.name) === kind);
  return {
    events: shown.filter((event) => !isView(event)).map(entry),
    views: shown.filter(isView).map(entry),
    kinds: EVENT_KINDS.filter((one) => timeline.some(({ event }) => eventKind(event.name) === one)),
  };
}
