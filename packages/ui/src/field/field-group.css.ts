import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const legend = style({
  fontWeight: theme.weight.bold,
  lineHeight: 1.35,
  // A floated legend is laid out like any other child of the field.
  float: 'left',
});
export const body = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xs });
