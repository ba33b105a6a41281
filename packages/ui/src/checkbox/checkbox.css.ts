import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const label = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.s,
  minHeight: theme.size.touch,
  paddingBlock: '10px',
  cursor: 'pointer',
});
export const input = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  accentColor: theme.color.primary,
  cursor: 'inherit',
});
