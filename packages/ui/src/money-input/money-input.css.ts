import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../theme/theme.css.ts';

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    emphasis: {
      regular: { maxWidth: '12rem' },
      strong: { fontWeight: theme.weight.bold },
    },
  },
});

export const sign = recipe({
  base: {
    position: 'absolute',
    insetInlineStart: theme.space.m,
    color: theme.color.inkSoft,
    pointerEvents: 'none',
  },
  variants: { emphasis: { regular: {}, strong: { fontSize: '1.5rem', color: theme.color.ink } } },
});

// Overrides the input's own padding, whatever the order of a site's style sheets.
export const input = style({ selectors: { '&&': { paddingInlineStart: '2rem' } } });
export const strongInput = style({
  fontWeight: theme.weight.bold,
  selectors: { '&&': { fontSize: '1.5rem', paddingInlineStart: '2.25rem' } },
});
