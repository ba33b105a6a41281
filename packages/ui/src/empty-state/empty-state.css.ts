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
});
export const body = style({ color: theme.color.inkSoft, textWrap: 'pretty' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.s });
