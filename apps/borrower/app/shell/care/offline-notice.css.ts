import { style } from '@vanilla-extract/css';

/** In sight wherever the page is scrolled to, out of the way of its content, and never covered by a toast. */
export const pinned = style({ position: 'fixed', insetInline: 0, insetBlockStart: 0, zIndex: 45 });
