import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const frame = style({ display: 'grid', gap: theme.space.xs });
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  fontSize: theme.text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const step = style({ fontWeight: theme.weight.bold });
export const detail = style({ color: theme.color.inkSoft });

const round = { borderRadius: theme.radius.round };

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '8px',
  border: 0,
  overflow: 'hidden',
  background: theme.color.hairline,
  color: theme.color.primary,
  ...round,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': {
      background: theme.color.primary,
      transition: `inline-size ${theme.duration.calm}`,
      ...round,
    },
    '&::-moz-progress-bar': { background: theme.color.primary, ...round },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
