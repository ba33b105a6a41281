import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const disclosure = style({ borderBottom: `1px solid ${theme.color.hairline}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.m,
  minHeight: '56px',
  paddingBlock: theme.space.s,
  fontWeight: theme.weight.bold,
  lineHeight: 1.35,
  selectors: { '&:hover': { color: theme.color.primary } },
});
export const turning = style({ display: 'inline-flex', flex: 'none', transition: `transform ${theme.duration.quick}` });
globalStyle(`details[open] > ${summary} > ${turning}`, { transform: 'rotate(180deg)' });
export const body = style({ paddingBottom: theme.space.m, color: theme.color.inkSoft, maxWidth: theme.size.reading });
