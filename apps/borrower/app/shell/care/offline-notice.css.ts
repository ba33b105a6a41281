import { style } from '@vanilla-extract/css';

/** In sight wherever somebody has scrolled to, and in nobody's way. */
export const pinned = style({ position: 'fixed', insetInline: 0, insetBlockStart: 0, zIndex: 35 });
