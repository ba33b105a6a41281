import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xxs });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: theme.size.touch,
  minHeight: theme.size.touch,
  paddingInline: theme.space.xs,
  borderRadius: theme.radius.small,
  color: theme.color.primary,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: theme.color.infoSurface, color: theme.color.primaryHover },
    '&[aria-current="page"]': {
      background: theme.color.primary,
      color: theme.color.onPrimary,
      fontWeight: theme.weight.bold,
    },
  },
});
