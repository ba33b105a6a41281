import { media, theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

const OPEN = '240px';
const CLOSED = '44px';

/** The menu beside the page where there is room; on smaller screens it is in the drawer of the header. */
export const frame = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: `${OPEN} minmax(0, 1fr)` } },
  selectors: {
    '&[data-menu="closed"]': {
      '@media': { [media.desktop]: { gridTemplateColumns: `${CLOSED} minmax(0, 1fr)` } },
    },
  },
});
/** Is as high as the page beside it, and never makes the page higher. */
export const side = style({
  display: 'none',
  contain: 'size',
  borderInlineEnd: `1px solid ${theme.color.hairline}`,
  background: theme.color.surface,
  '@media': { [media.desktop]: { display: 'block' }, [media.print]: { display: 'none' } },
});
/** Stays in sight while the page scrolls, and scrolls by itself where it is longer than the screen. */
export const sticky = style({
  position: 'sticky',
  insetBlockStart: 0,
  maxHeight: 'min(100%, 100dvh)',
  overflowY: 'auto',
  padding: theme.space.xs,
});
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minWidth: '28px',
  minHeight: '28px',
  padding: `0 ${theme.space.xxs}`,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'none',
  color: theme.color.inkSoft,
  font: 'inherit',
  fontSize: theme.text.small,
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.infoSurface } },
});
export const section = style({ paddingBlock: theme.space.xxs });
export const heading = style({
  margin: 0,
  padding: `${theme.space.xxs} ${theme.space.xs}`,
  color: theme.color.inkSoft,
  fontSize: theme.text.small,
  fontWeight: theme.weight.bold,
});
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
});
export const link = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  paddingInline: theme.space.xs,
  borderRadius: theme.radius.small,
  color: theme.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: theme.color.infoSurface },
    '&[aria-current="page"]': { color: theme.color.primary, fontWeight: theme.weight.bold },
  },
});
export const counts = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  color: theme.color.inkSoft,
  fontSize: theme.text.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
