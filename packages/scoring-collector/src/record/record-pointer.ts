import { MOVE, POINTER_DOWN, POINTER_UP, RESIZE, SCROLL } from './event-kind.ts';
import type { EventRing } from './event-ring.ts';
import type { Listen, TargetOf } from './listening.ts';

/** Shortest time between two kept positions of a pointer, or of the page, in milliseconds. */
const throttleMs = 100;

/** Records where the pointer was and pressed, and how the page was scrolled and resized. */
export function recordPointer(listen: Listen, push: EventRing['push'], targetOf: TargetOf): void {
  listen(
    'pointermove',
    throttled((event) =>
      push(event.timeStamp, MOVE, event.pointerType === 'touch' ? 1 : 0, event.clientX, event.clientY),
    ),
  );
  const onPress = (kind: number) => (event: PointerEvent) =>
    push(event.timeStamp, kind, targetOf(event), event.clientX, event.clientY);
  listen('pointerdown', onPress(POINTER_DOWN));
  listen('pointerup', onPress(POINTER_UP));
  listen(
    'scroll',
    throttled((event) => push(event.timeStamp, SCROLL, 0, scrollX, scrollY)),
  );
  listen('resize', (event) => push(event.timeStamp, RESIZE, 0, innerWidth, innerHeight));
}

/** Measured by the events' own times: a timer would wake the page. */
function throttled<Happening extends Event>(listener: (event: Happening) => void): (event: Happening) => void {
  let last = 0;
  return (event) => {
    if (event.timeStamp - last < throttleMs) return;
    last = event.timeStamp;
    listener(event);
  };
}
