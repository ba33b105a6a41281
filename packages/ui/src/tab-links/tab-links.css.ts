import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const list = style({
  display: 'flex',
  gap: theme.space.m,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Space for the focus ring, which the scrolling box would cut off.
  padding: '5px 5px 0',
  margin: '-5px -5px 0',
  borderBottom: `1px solid ${theme.color.hairline}`,
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  borderBottom: '3px solid transparent',
  color: theme.color.inkSoft,
  fontWeight: theme.weight.bold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: theme.color.primary },
    '&[aria-current="page"]': { borderBottomColor: theme.color.primary, color: theme.color.primary },
  },
  // Forced colours show every border, even a transparent one.
  '@media': {
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderBottomColor: 'Highlight' } },
    },
  },
});
