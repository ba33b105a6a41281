import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.space.m,
});
export const words = style({
  display: 'grid',
  // A long e-mail breaks instead of widening the page.
  overflowWrap: 'anywhere',
  justifyItems: 'start',
  gap: theme.space.xs,
  maxWidth: theme.size.reading,
  minWidth: 0,
});
export const eyebrow = style({ color: theme.color.accent, fontSize: theme.text.small, fontWeight: theme.weight.bold });
export const lead = style({ color: theme.color.inkSoft, fontSize: theme.text.large, textWrap: 'pretty' });
