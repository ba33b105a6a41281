import { style } from '@vanilla-extract/css';

/** A visitor who is led to an answer sees its question above it. */
export const answered = style({ scrollMarginTop: '6rem' });
