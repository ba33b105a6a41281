import { characterClass, DIGIT } from './character-class.ts';
import { BLUR, CLIPBOARD, FOCUS, INPUT, KEY_DOWN, KEY_UP } from './event-kind.ts';
import type { EventRing } from './event-ring.ts';
import type { Listen, TargetOf } from './listening.ts';

const clipboard = ['copy', 'cut', 'paste'] as const;

/** Records when keys went down and up and what was entered in fields, as classes; for secret fields only the focus. */
export function recordTyping(
  listen: Listen,
  push: EventRing['push'],
  targetOf: TargetOf,
  roundDigitTimes: boolean,
): void {
  const keep = (event: Event, kind: number, typed: number, more?: number) => {
    const target = targetOf(event);
    const step = roundDigitTimes && typed === DIGIT ? 4 : 1;
    if (target >= 0) push(event.timeStamp - (event.timeStamp % step), kind, target, typed, more);
  };
  const onKey = (kind: number) => (event: KeyboardEvent) =>
    keep(event, kind, characterClass(event.key), event.repeat ? 1 : 0);
  listen('keydown', onKey(KEY_DOWN));
  listen('keyup', onKey(KEY_UP));

  listen('input', (event) => {
    const data = (event instanceof InputEvent && event.data) || '';
    keep(event, INPUT, data.length === 1 ? characterClass(data) : 0, lengthClass(data.length));
  });

  const onFocus = (kind: number) => (event: Event) => push(event.timeStamp, kind, targetOf(event, true));
  listen('focusin', onFocus(FOCUS));
  listen('focusout', onFocus(BLUR));

  for (const [which, type] of clipboard.entries())
    listen(type, (event) => push(event.timeStamp, CLIPBOARD, targetOf(event), which + 1));
}

/**
 * Returns the class of a length that came at once: 0, 1, 2 to 4, 5 to 8, or 9 and more, each named by its least value.
 */
const lengthClass = (length: number) => [9, 5, 2, 1].find((least) => length >= least);
