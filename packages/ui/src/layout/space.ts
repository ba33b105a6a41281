import { theme } from '../theme/theme.css.ts';

/** One step of the space scale: 4, 8, 12, 16, 24, 32, 48, 64 px; `none` is 0. */
export const spaceGaps = {
  none: { gap: 0 },
  xxs: { gap: theme.space.xxs },
  xs: { gap: theme.space.xs },
  s: { gap: theme.space.s },
  m: { gap: theme.space.m },
  l: { gap: theme.space.l },
  xl: { gap: theme.space.xl },
  xxl: { gap: theme.space.xxl },
  xxxl: { gap: theme.space.xxxl },
} as const;

export type Space = keyof typeof spaceGaps;
