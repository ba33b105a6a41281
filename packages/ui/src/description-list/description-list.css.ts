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
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  paddingBlock: theme.space.xs,
  borderBottom: `1px solid ${theme.color.hairline}`,
});
export const term = style({ color: theme.color.inkSoft });
export const detail = style({ fontWeight: theme.weight.medium, fontVariantNumeric: 'tabular-nums', minWidth: 0 });
