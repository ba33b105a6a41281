import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const list = recipe({
  base: { display: 'grid', columnGap: theme.space.xl },
  variants: {
    columns: {
      1: {},
      2: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
    },
  },
});
/** The last of an odd number fills its row, so that no half line is left alone. */
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  paddingBlock: theme.space.xs,
  borderBottom: `1px solid ${theme.color.hairline}`,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
});
export const term = style({ color: theme.color.inkSoft });
/** Stays at the far end when its row has no room for both. */
export const detail = style({
  minWidth: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: theme.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
