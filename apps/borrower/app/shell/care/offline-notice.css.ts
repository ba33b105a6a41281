import { style } from '@vanilla-extract/css';

/** In sight wherever somebody has scrolled to, in nobody's way, and never covered by good news. */
export const pinned = style({ position: 'fixed', insetInline: 0, insetBlockStart: 0, zIndex: 45 });
