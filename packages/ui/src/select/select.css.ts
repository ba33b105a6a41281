import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: theme.space.m,
  color: theme.color.inkSoft,
  pointerEvents: 'none',
});
export const select = style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // Overrides the input's own padding, whatever the order of a site's style sheets.
  selectors: { '&&': { paddingInlineEnd: '2.75rem' } },
});

// Rules for a list that the page may draw: with a mouse, where the browser allows it, the list is at most 200 px high.
// A phone keeps its own wheel.
const drawnList = (rules: Parameters<typeof globalStyle>[1]) => ({
  '@supports': { '(appearance: base-select)': { '@media': { [media.finePointer]: rules } } },
});
const baseSelect = 'base-select' as 'none';

globalStyle(select, drawnList({ appearance: baseSelect, display: 'flex', alignItems: 'center' }));
globalStyle(`${select}::picker-icon`, drawnList({ display: 'none' }));
globalStyle(
  `${select}::picker(select)`,
  drawnList({
    appearance: baseSelect,
    maxHeight: theme.size.selectList,
    marginBlock: theme.space.xxs,
    padding: theme.space.xxs,
    border: `1px solid ${theme.color.hairline}`,
    borderRadius: theme.radius.control,
    background: theme.color.surface,
    color: theme.color.ink,
    boxShadow: `0 8px 24px ${theme.color.shadow}`,
    overflowY: 'auto',
  }),
);
globalStyle(
  `${select} option`,
  drawnList({ minHeight: '40px', padding: `${theme.space.xs} ${theme.space.s}`, borderRadius: theme.radius.small }),
);
globalStyle(`${select} option:is(:hover, :focus)`, drawnList({ background: theme.color.infoSurface, outline: 'none' }));
globalStyle(`${select} option:checked`, drawnList({ fontWeight: theme.weight.bold }));
