import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' });

// Room for the toggle is kept before it appears, so that nothing moves on hydration.
export const input = style({
  paddingInlineEnd: '6rem',
  selectors: { '&::-ms-reveal': { display: 'none' } },
});

export const toggle = style({
  position: 'absolute',
  insetInlineEnd: '2px',
  minHeight: theme.size.touch,
  paddingInline: theme.space.m,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'none',
  color: theme.color.primary,
  fontSize: theme.text.small,
  fontWeight: theme.weight.bold,
  cursor: 'pointer',
});
