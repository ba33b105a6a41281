import type { ChunkPayload } from '../chunk/chunk-payload.ts';
import { isPlace } from '../chunk/is-place.ts';
import { CLIPBOARD, MOVE, POINTER_UP } from '../record/event-kind.ts';

/** One row of a chunk, on its own. */
export interface CollectedEvent {
  /** Moment of the event by the visitor's clock, in ms since 1970. */
  readonly at: number;
  /** One of `EVENT_KIND`. */
  readonly kind: number;
  /** `tag:type:name`; `undefined` where there is none, or it is secret. */
  readonly target: string | undefined;
  /** Value as in a chunk, where the kind has no target. */
  readonly a: number;
  /** Value as in a chunk; of pointers the position itself. */
  readonly x: number;
  readonly y: number;
}

/** Returns the rows of a chunk, as full values. */
export function eventsOf({ at, tg, t, k, a, x, y }: ChunkPayload): readonly CollectedEvent[] {
  let [moment, placeX, placeY] = [at, 0, 0];
  return k.map((kind, row) => {
    const [own = 0, nextX = 0, nextY = 0] = [a[row], x[row], y[row]];
    moment += t[row] ?? 0;
    const target = hasTarget(kind) ? tg[own] : undefined;
    if (!isPlace(kind)) return { at: moment, kind, target, a: own, x: nextX, y: nextY };
    placeX += nextX;
    placeY += nextY;
    return { at: moment, kind, target, a: own, x: placeX, y: placeY };
  });
}

const hasTarget = (kind: number): boolean => kind === CLIPBOARD || (kind <= POINTER_UP && kind !== MOVE);
