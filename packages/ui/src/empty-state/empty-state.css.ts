import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const frame = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.m,
  maxWidth: '30rem',
  marginInline: 'auto',
  paddingBlock: theme.space.xl,
  textAlign: 'center',
  // A word wider than a phone, as letters twice as large make it, would widen its column, and the page with it.
  overflowWrap: 'anywhere',
});
export const body = style({ color: theme.color.inkSoft, textWrap: 'pretty' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.s });
