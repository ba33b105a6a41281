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
      4: {
        '@media': {
          [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      },
    },
  },
});

/** Term and detail at the ends of one line; the last item of an odd number fills its row, leaving no half line. */
const opposite = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  paddingBlock: theme.space.xs,
  borderBottom: `1px solid ${theme.color.hairline}`,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
});
/**
 * The detail is under its term: where many items are side by side, the two would be too far apart to be read together.
 */
const under = style({ display: 'flex', flexDirection: 'column', minWidth: 0, paddingBlock: theme.space.xxs });
export const item = { 1: opposite, 2: opposite, 4: under };

export const term = style({
  minWidth: 0,
  color: theme.color.inkSoft,
  overflowWrap: 'anywhere',
  selectors: { [`${under} > &`]: { fontSize: theme.text.small } },
});
/** Stays at the far end when its row has no room for both. */
export const detail = style({
  minWidth: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: theme.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${under} > &`]: { marginInlineStart: 0, textAlign: 'start' } },
});
