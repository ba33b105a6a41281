import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';
import { spaceGaps } from './space.ts';

export const container = recipe({
  base: { width: '100%', marginInline: 'auto', paddingInline: theme.space.m },
  variants: {
    width: {
      wide: { maxWidth: `calc(${theme.size.content} + 2 * ${theme.space.m})` },
      reading: { maxWidth: `calc(${theme.size.reading} + 2 * ${theme.space.m})` },
      form: { maxWidth: `calc(480px + 2 * ${theme.space.m})` },
    },
  },
});

export const section = recipe({
  base: { width: '100%' },
  variants: {
    space: {
      m: { paddingBlock: theme.space.l },
      l: { paddingBlock: theme.space.xl },
      xl: { paddingBlock: theme.space.xxl, '@media': { [media.tablet]: { paddingBlock: theme.space.xxxl } } },
    },
    tone: {
      background: {},
      surface: { background: theme.color.surface },
      sunken: { background: theme.color.sunken },
      info: { background: theme.color.infoSurface },
    },
  },
});

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    space: spaceGaps,
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center', textAlign: 'center' },
    },
  },
});

export const inline = recipe({
  base: { display: 'flex', flexWrap: 'wrap', minWidth: 0 },
  variants: {
    space: spaceGaps,
    align: {
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
      center: { justifyContent: 'center' },
    },
  },
});

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    space: spaceGaps,
    align: { start: { alignItems: 'start' }, end: { alignItems: 'end' } },
    count: {
      2: { '@media': { [media.tablet]: { gridTemplateColumns: equal(2) } } },
      3: { '@media': { [media.tablet]: { gridTemplateColumns: equal(3) } } },
      4: {
        '@media': {
          [media.tablet]: { gridTemplateColumns: equal(2) },
          [media.desktop]: { gridTemplateColumns: equal(4) },
        },
      },
    },
  },
});

export const split = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  variants: {
    space: spaceGaps,
    side: {
      480: { '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)' } } },
      320: { '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)' } } },
    },
    align: { start: {}, center: { alignItems: 'center' } },
  },
});

// A third child goes under the first, so that on a phone the second comes right after the introduction.
const splitBase = split.classNames.base;
globalStyle(`${splitBase}:has(> :nth-child(3))`, { '@media': { [media.roomy]: { gridTemplateRows: 'auto 1fr' } } });
globalStyle(`${splitBase} > :nth-child(2):not(:last-child)`, {
  '@media': { [media.roomy]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: theme.space.xs,
  insetBlockStart: theme.space.xs,
  zIndex: 20,
  padding: `${theme.space.s} ${theme.space.m}`,
  borderRadius: theme.radius.control,
  background: theme.color.primary,
  color: theme.color.onPrimary,
  fontWeight: theme.weight.bold,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
