import type { Act } from './act/act.ts';
import type { PhotoMove } from './photo/photo-view.ts';

/** Key of each act. `a`, `r`, `m` and `d` are the same on every page with a decision; `m` asks for more information. */
export const ACT_KEYS = {
  approve: 'a',
  offer: 'o',
  reject: 'r',
  ask: 'm',
  again: 'e',
  note: 'd',
} as const satisfies Record<Act, string>;

/** Key of each move of a photo. */
export const PHOTO_KEYS = {
  zoomIn: '+',
  zoomOut: '-',
  rotate: 't',
  brighter: 'b',
} as const satisfies Record<PhotoMove, string>;

/** Keys of the page itself. */
export const PAGE_KEYS = { look: 'v', compare: 'c', close: 'Escape', next: ']', previous: '[' } as const;
