import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xs,
  minWidth: 0,
  selectors: {
    '&[data-invalid]': { paddingInlineStart: theme.space.s, borderInlineStart: `4px solid ${theme.color.danger}` },
  },
});

export const label = style({
  fontWeight: theme.weight.bold,
  lineHeight: 1.35,
  selectors: { '[data-invalid] > &': { color: theme.color.danger } },
});
export const note = style({ color: theme.color.inkSoft, fontWeight: theme.weight.normal });
export const hint = style({ color: theme.color.inkSoft, fontSize: theme.text.small, lineHeight: 1.45 });
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.xxs,
  color: theme.color.danger,
  fontWeight: theme.weight.bold,
  lineHeight: 1.4,
});
export const errorIcon = style({ display: 'inline-flex', paddingTop: '0.1em' });
