import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../theme/theme.css.ts';

const marker = '28px';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${marker} minmax(0, 1fr)`,
  columnGap: theme.space.s,
  paddingBottom: theme.space.l,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${marker} 0`,
      insetInlineStart: `calc(${marker} / 2 - 1px)`,
      width: '2px',
      background: theme.color.hairline,
    },
    '&:last-child': { paddingBottom: 0 },
  },
});

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: marker,
    height: marker,
    border: '2px solid transparent',
    borderRadius: theme.radius.round,
    fontSize: theme.text.small,
  },
  variants: {
    state: {
      done: { background: theme.color.ok, color: theme.color.surface },
      current: { borderColor: theme.color.primary, background: theme.color.infoSurface, color: theme.color.primary },
      ahead: { borderColor: theme.color.line, background: theme.color.surface, color: theme.color.inkSoft },
      late: { background: theme.color.danger, color: theme.color.onDanger },
    },
  },
});

export const body = style({ minWidth: 0, paddingTop: '2px' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
});
export const title = style({ fontWeight: theme.weight.bold });
export const amount = style({
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const detail = style({ color: theme.color.inkSoft, fontSize: theme.text.small });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxs,
  minHeight: theme.size.touch,
  color: theme.color.primary,
  fontSize: theme.text.small,
  fontWeight: theme.weight.bold,
});
export const turning = style({ display: 'inline-flex', transition: `transform ${theme.duration.quick}` });
globalStyle(`details[open] > ${summary} > ${turning}`, { transform: 'rotate(180deg)' });
