import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const group = recipe({
  variants: {
    look: {
      segmented: {
        display: 'flex',
        gap: '2px',
        padding: '4px',
        borderRadius: theme.radius.control,
        background: theme.color.sunken,
      },
      chips: { display: 'flex', flexWrap: 'wrap', gap: theme.space.xs },
      cards: { display: 'grid', gap: theme.space.s },
      list: { display: 'grid' },
    },
  },
});

export const option = recipe({
  base: { position: 'relative', display: 'flex', minWidth: 0, cursor: 'pointer' },
  variants: { look: { segmented: { flex: '1 1 0' }, chips: {}, cards: {}, list: {} } },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const checked = `${input}:checked + &`;
const focused = `${input}:focus-visible + &`;
const disabled = `${input}:disabled + &`;
const ring = { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' };
/** Forced colours remove backgrounds and shadows; borders and outlines stay. */
const chosenByForce = { outline: '3px solid Highlight', outlineOffset: '-3px' };
const faded = { color: theme.color.inkSoft, cursor: 'not-allowed' };

export const face = recipe({
  base: { display: 'flex', alignItems: 'center', width: '100%', minHeight: theme.size.touch },
  variants: {
    look: {
      segmented: {
        justifyContent: 'center',
        padding: `${theme.space.xxs} ${theme.space.xs}`,
        borderRadius: `max(0px, calc(${theme.radius.control} - 3px))`,
        color: theme.color.inkSoft,
        fontWeight: theme.weight.bold,
        fontSize: theme.text.small,
        textAlign: 'center',
        lineHeight: 1.25,
        transition: `background-color ${theme.duration.quick}`,
        selectors: {
          [checked]: {
            background: theme.color.surface,
            color: theme.color.primary,
            boxShadow: `0 0 0 1px ${theme.color.primary}`,
          },
          [focused]: ring,
          [disabled]: faded,
        },
        '@media': {
          [media.tablet]: { fontSize: theme.text.body },
          [media.forcedColors]: { selectors: { [checked]: chosenByForce } },
        },
      },
      chips: {
        justifyContent: 'center',
        paddingInline: theme.space.m,
        border: `1.5px solid ${theme.color.line}`,
        borderRadius: theme.radius.round,
        background: theme.color.surface,
        fontWeight: theme.weight.bold,
        fontSize: theme.text.small,
        selectors: {
          [checked]: {
            borderColor: theme.color.primary,
            background: theme.color.infoSurface,
            color: theme.color.primary,
            boxShadow: `inset 0 0 0 1px ${theme.color.primary}`,
          },
          [focused]: ring,
          [disabled]: faded,
        },
        '@media': { [media.forcedColors]: { selectors: { [checked]: chosenByForce } } },
      },
      cards: {
        alignItems: 'flex-start',
        gap: theme.space.s,
        padding: theme.space.m,
        border: `1.5px solid ${theme.color.line}`,
        borderRadius: theme.radius.control,
        background: theme.color.surface,
        selectors: {
          [checked]: {
            borderColor: theme.color.primary,
            background: theme.color.infoSurface,
            boxShadow: `inset 0 0 0 1px ${theme.color.primary}`,
          },
          [focused]: ring,
          [disabled]: faded,
        },
        '@media': { [media.forcedColors]: { selectors: { [checked]: chosenByForce } } },
      },
      list: {
        gap: theme.space.s,
        paddingBlock: theme.space.xs,
        lineHeight: 1.25,
        borderRadius: theme.radius.small,
        selectors: { [focused]: ring, [disabled]: faded },
      },
    },
  },
});

export const dot = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  border: `2px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  background: theme.color.surface,
  selectors: {
    [`${input}:checked + * > &`]: {
      borderColor: theme.color.primary,
      boxShadow: `inset 0 0 0 4px ${theme.color.surface}`,
      background: theme.color.primary,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [`${input}:checked + * > &`]: { background: 'Highlight' } } },
  },
});

export const words = style({ display: 'grid', flex: 1, gap: '2px', minWidth: 0 });
export const title = style({ fontWeight: theme.weight.bold });
export const description = style({ color: theme.color.inkSoft, fontSize: theme.text.small, lineHeight: 1.45 });
export const detail = style({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: theme.weight.bold,
  textAlign: 'end',
});
