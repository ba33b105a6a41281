import { style } from '@vanilla-extract/css';

/** The footer stays at the bottom of a page that is shorter than the screen. */
export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const content = style({ flex: '1 0 auto' });
