import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const summary = style({
  display: 'grid',
  gap: theme.space.xs,
  padding: theme.space.m,
  border: `2px solid ${theme.color.danger}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
});
export const title = style({ fontSize: theme.text.large, fontWeight: theme.weight.bold });
export const list = style({ display: 'grid', gap: theme.space.xs });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  lineHeight: 1.35,
  color: theme.color.danger,
  fontWeight: theme.weight.bold,
  textUnderlineOffset: '0.2em',
});
