import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.xs} ${theme.space.m}`,
  padding: `${theme.space.s} ${theme.space.m}`,
  border: `1px dashed ${theme.color.line}`,
  borderRadius: theme.radius.control,
  background: theme.color.infoSurface,
});
export const label = style({ color: theme.color.inkSoft, fontSize: theme.text.small });
export const code = style({
  display: 'block',
  fontFamily: theme.font.code,
  fontSize: theme.text.large,
  fontWeight: theme.weight.bold,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
