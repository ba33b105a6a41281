import { media, theme } from '@lender/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Area between the header of the site and the end of the screen. With enough room it has exactly that height, and its
 * panes scroll in themselves; else it is a page like any other.
 */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media': { [media.roomy]: { flex: '1 1 0px', height: 0, overflow: 'hidden' } },
});
export const head = style({
  flex: 'none',
  display: 'grid',
  gap: theme.space.xxs,
  paddingBlock: theme.space.xs,
  paddingInline: theme.space.m,
  background: theme.color.surface,
  borderBottom: `1px solid ${theme.color.hairline}`,
});
export const flash = style({ flex: 'none', paddingBlock: theme.space.xs, paddingInline: theme.space.m });

export const columns = style({
  display: 'grid',
  flex: 1,
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.roomy]: { gridTemplateColumns: '196px minmax(0, 1fr) 300px', gridTemplateRows: 'minmax(0, 1fr)' },
    'screen and (min-width: 1400px)': { gridTemplateColumns: '232px minmax(0, 1fr) 360px' },
  },
});
const anyPane = style({
  minWidth: 0,
  padding: theme.space.m,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'max-content',
  alignContent: 'start',
  gap: theme.space.m,
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [media.roomy]: { overflowY: 'auto', minHeight: 0 } },
});
const edge = `1px solid ${theme.color.hairline}`;
export const pane = {
  left: style([anyPane, { background: theme.color.surface, borderInlineEnd: edge }]),
  centre: anyPane,
  right: style([anyPane, { background: theme.color.surface, borderInlineStart: edge }]),
};

/** Facts in as many columns as fit; no fact is split. */
export const facts = style({ columnWidth: '260px', columnGap: theme.space.l });
globalStyle(`${facts} > *`, { breakInside: 'avoid', paddingBlockEnd: theme.space.m });
export const thumb = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.space.xxs,
  color: theme.color.ink,
  textDecoration: 'none',
  borderRadius: theme.radius.small,
  selectors: { '&:hover': { background: theme.color.sunken } },
});
export const thumbImage = style({
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  border: edge,
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
});
/** Rule that was met, and that the decision is based on. */
export const fired = style({
  padding: theme.space.xs,
  borderInlineStart: `4px solid ${theme.color.warn}`,
  borderRadius: theme.radius.small,
  background: theme.color.warnSurface,
  color: theme.color.ink,
});
export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${theme.space.xxs} ${theme.space.s}`,
  fontSize: theme.text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const sumTotal = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  paddingBlockStart: theme.space.xxs,
  borderTop: `1px solid ${theme.color.line}`,
  fontWeight: theme.weight.bold,
});
export const sumRow = style({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' });
export const points = style({ textAlign: 'end' });
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs, fontSize: theme.text.small });
