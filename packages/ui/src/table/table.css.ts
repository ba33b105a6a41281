import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const scroller = recipe({
  base: {
    // Contains absolutely positioned children: a hidden caption would otherwise widen the page.
    position: 'relative',
    overflowX: 'auto',
    border: `1px solid ${theme.color.hairline}`,
    borderRadius: theme.radius.control,
    background: theme.color.surface,
  },
  variants: {
    isLong: {
      false: {},
      // The content above changes its height with every scroll step: the browser must not answer that with a step of
      // its own.
      true: { maxHeight: 'max(24rem, 68dvh)', overflowY: 'auto', overflowAnchor: 'none' },
    },
  },
});
export const table = recipe({
  base: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  variants: { isLong: { false: {}, true: { tableLayout: 'fixed' } } },
});
export const caption = style({ padding: theme.space.s, fontWeight: theme.weight.bold, textAlign: 'start' });

export const cell = recipe({
  base: {
    height: theme.size.control,
    padding: `${theme.space.xxs} ${theme.space.s}`,
    borderBottom: `1px solid ${theme.color.hairline}`,
    fontWeight: theme.weight.normal,
    selectors: { 'tbody tr:last-child > &': { borderBottom: 'none' } },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end', whiteSpace: 'nowrap' } },
    kind: {
      body: {},
      head: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1,
        background: theme.color.sunken,
        color: theme.color.inkSoft,
        fontSize: theme.text.small,
        fontWeight: theme.weight.bold,
        whiteSpace: 'nowrap',
      },
      rowHead: { fontWeight: theme.weight.medium },
    },
    isOneLine: { true: { whiteSpace: 'nowrap' } },
  },
});

globalStyle(`${table.classNames.variants.isLong.true} :is(td, th)`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const room = style({ padding: 0 });

export const row = style({
  '@media': { [media.finePointer]: { selectors: { '&:hover': { background: theme.color.infoSurface } } } },
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  minHeight: '24px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.ink, textDecoration: 'underline' } },
});
export const upward = style({ display: 'inline-flex', transform: 'rotate(180deg)' });
export const empty = style({ padding: theme.space.l, color: theme.color.inkSoft, textAlign: 'center' });
