import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const list = style({ display: 'grid', gap: theme.space.m, counterReset: 'step' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  columnGap: theme.space.s,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      border: `2px solid ${theme.color.primary}`,
      borderRadius: theme.radius.round,
      color: theme.color.primary,
      fontWeight: theme.weight.bold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
export const body = style({ minWidth: 0, paddingTop: '6px' });
export const title = style({ display: 'block', fontWeight: theme.weight.bold });
