import type { PlainDate } from '@lender/calculator';
import type { ExtensionBought, LoanEvent } from '../loan-event.ts';

/** An event at the time it takes effect: an extension together with the payment that bought it. */
export interface TimelineEvent {
  readonly event: Exclude<LoanEvent, { readonly kind: 'extension' | 'reversal' | 'correction' }>;
  readonly extension: ExtensionBought | undefined;
}

/**
 * Returns the events that count on a day, in the order in which they happened, whatever the order in which they came to
 * be known. An event that was reversed by that day is left out, and so is one that was ever found to be recorded by
 * mistake. A payment that was made before the money arrived counts from the arrival.
 */
export function timelineUntil(events: readonly LoanEvent[], date: PlainDate): TimelineEvent[] {
  const takenBack = takenBackBy(events, date);
  const valid = events.filter(({ id, valueDate }) => valueDate <= date && !takenBack.has(id));
  const extensions = new Map<string, ExtensionBought>();
  // A payment buys one extension: where two name it, the first one counts.
  for (const event of valid)
    if (event.kind === 'extension' && isFirst(event, extensions.get(event.payment)))
      extensions.set(event.payment, event);
  const arrival = valid.find(({ kind }) => kind === 'disbursed');
  return valid
    .flatMap((event) => {
      if (event.kind === 'extension' || event.kind === 'reversal' || event.kind === 'correction') return [];
      const isEarly = event.kind === 'payment' && arrival !== undefined && isBefore(event, arrival);
      const moved = isEarly ? { ...event, valueDate: arrival.valueDate, at: arrival.at } : event;
      return [{ event: moved, extension: extensions.get(event.id) }];
    })
    .toSorted((one, other) => (isBefore(one.event, other.event) ? -1 : 1));
}

const isFirst = (event: LoanEvent, other: LoanEvent | undefined): boolean => !other || isBefore(event, other);

/** Returns the ids that no longer count; a correction or a reversal that was corrected takes nothing back. */
function takenBackBy(events: readonly LoanEvent[], date: PlainDate): ReadonlySet<string> {
  const corrected = new Set(events.flatMap((event) => (event.kind === 'correction' ? [event.of] : [])));
  const takenBack = new Set<string>();
  for (const event of events) {
    const takesBack = event.kind === 'correction' || (event.kind === 'reversal' && event.valueDate <= date);
    if (takesBack && !corrected.has(event.id)) takenBack.add(event.of);
  }
  return takenBack;
}

/** Compares by day, then by moment; where two are the same, the arrival of the money comes first, then by id. */
function isBefore(one: LoanEvent, other: LoanEvent): boolean {
  if (one.valueDate !== other.valueDate) return one.valueDate < other.valueDate;
  if (one.at !== other.at) return one.at < other.at;
  if ((one.kind === 'disbursed') !== (other.kind === 'disbursed')) return one.kind === 'disbursed';
  return one.id < other.id;
}
