import type { Act } from './act.ts';
import type { PhotoMove } from './photo-view.ts';

/** The key of each act. `a`, `r`, `m` and `d` are the same wherever something is decided: more information, and discuss. */
export const ACT_KEYS = {
  approve: 'a',
  offer: 'o',
  reject: 'r',
  ask: 'm',
  again: 'e',
  note: 'd',
} as const satisfies Record<Act, string>;

/** The key of each move of a photo. */
export const PHOTO_KEYS = {
  zoomIn: '+',
  zoomOut: '-',
  rotate: 't',
  brighter: 'b',
} as const satisfies Record<PhotoMove, string>;

/** Keys of the page itself. */
export const PAGE_KEYS = { look: 'v', compare: 'c', close: 'Escape', next: ']', previous: '[' } as const;
