import { style } from '@vanilla-extract/css';

/** Whoever is led to an answer sees its question above it. */
export const answered = style({ scrollMarginTop: '6rem' });
