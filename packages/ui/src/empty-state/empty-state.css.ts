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
  // With letters twice as large, a word wider than a phone would widen its column and the page.
  overflowWrap: 'anywhere',
});
export const body = style({ color: theme.color.inkSoft, textWrap: 'pretty' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.s });
