import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const footer = style({
  paddingBlock: theme.space.xl,
  background: theme.color.sunken,
  borderTop: `1px solid ${theme.color.hairline}`,
  color: theme.color.ink,
  fontSize: theme.text.small,
  '@media': { [media.print]: { display: 'none' } },
});
export const group = style({ display: 'grid', alignContent: 'start', gap: theme.space.xxs });
export const title = style({
  fontSize: theme.text.body,
  fontWeight: theme.weight.bold,
  paddingBottom: theme.space.xxs,
});
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.m,
  marginTop: theme.space.l,
  paddingTop: theme.space.m,
  borderTop: `1px dashed ${theme.color.line}`,
  color: theme.color.inkSoft,
});
