import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const drawing = style({
  width: '160px',
  height: '120px',
  fill: 'none',
  stroke: theme.color.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const paper = style({ fill: theme.color.surface });
export const agave = style({ fill: theme.color.primary, stroke: 'none' });
export const clay = style({ fill: theme.color.accent, stroke: 'none' });
