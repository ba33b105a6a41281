import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const legend = style({
  fontWeight: theme.weight.bold,
  lineHeight: 1.35,
  paddingBottom: theme.space.xs,
  float: 'left',
  width: '100%',
});
// A floated legend takes part in the layout as any block does; what follows must clear it.
export const body = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xs, clear: 'both' });
