import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const footer = style({
  paddingBlock: theme.space.m,
  background: theme.color.sunken,
  borderTop: `1px solid ${theme.color.hairline}`,
  color: theme.color.ink,
  fontSize: theme.text.small,
  '@media': { [media.print]: { display: 'none' } },
});
export const group = style({ display: 'grid', alignContent: 'start' });
export const title = style({
  fontSize: theme.text.body,
  fontWeight: theme.weight.bold,
});
export const legal = style({
  display: 'grid',
  gap: theme.space.xxs,
  maxWidth: theme.size.reading,
  marginTop: theme.space.m,
  color: theme.color.inkSoft,
});
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${theme.space.m}`,
  marginTop: theme.space.s,
  paddingTop: theme.space.s,
  borderTop: `1px dashed ${theme.color.line}`,
  color: theme.color.inkSoft,
});
