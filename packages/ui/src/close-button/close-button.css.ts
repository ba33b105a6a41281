import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const closeButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.size.touch,
  height: theme.size.touch,
  border: 'none',
  borderRadius: theme.radius.round,
  background: 'none',
  color: theme.color.inkSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.sunken, color: theme.color.ink } },
});
