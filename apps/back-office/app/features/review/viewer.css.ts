import { media, theme } from '@lender/ui';
import { style, styleVariants } from '@vanilla-extract/css';
import type { Light, Turn, Zoom } from './photo/photo-view.ts';

/** Replaces the columns. */
export const viewer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xs,
  flex: 1,
  minHeight: 0,
  paddingBlock: theme.space.xs,
  paddingInline: theme.space.m,
});
export const photos = style({
  display: 'grid',
  gap: theme.space.s,
  flex: 1,
  minHeight: 0,
  '@media': { [media.roomy]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});
export const photo = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxs,
  minWidth: 0,
  minHeight: 0,
});
/** Scrolls when the photo is larger than the frame. */
export const frame = style({
  position: 'relative',
  flex: 1,
  minHeight: '280px',
  overflow: 'auto',
  containerType: 'size',
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
});
export const image = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  objectFit: 'contain',
  maxWidth: 'none',
});

const zooms: Record<Zoom, Zoom> = { 1: 1, 2: 2, 3: 3, 4: 4 };
const upright = styleVariants(zooms, (zoom) => ({ width: `${zoom * 100}cqw`, height: `${zoom * 100}cqh` }));
/** As wide as the frame is high, so that it fits when it is turned on its side. */
const sideways = styleVariants(zooms, (zoom) => ({ width: `${zoom * 100}cqh`, height: `${zoom * 100}cqw` }));
export const sized: Record<Turn, Record<Zoom, string>> = { 0: upright, 90: sideways, 180: upright, 270: sideways };

/** A quarter turn about the corner leaves the frame; the shift moves the photo back to where scrolling starts. */
const turns: Record<Turn, string> = {
  0: 'none',
  90: 'rotate(90deg) translateY(-100%)',
  180: 'rotate(180deg) translate(-100%, -100%)',
  270: 'rotate(270deg) translateX(-100%)',
};
export const turned = styleVariants(turns, (transform) => ({ transform, transformOrigin: 'top left' }));

const lights: Record<Light, string> = {
  plain: 'none',
  bright: 'brightness(1.4)',
  brightest: 'brightness(1.9)',
  dim: 'brightness(0.7)',
};
export const lit = styleVariants(lights, (filter) => ({ filter }));
