import { theme } from '@lender/ui';
import { style, styleVariants } from '@vanilla-extract/css';
import type { Turn, Zoom } from './photo-view.ts';

/** Width over height. */
const frameRatio = 4 / 3;

/** Scrolls when the photo is larger than it. */
export const frame = style({
  display: 'block',
  overflow: 'auto',
  aspectRatio: String(frameRatio),
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
});
export const image = style({ objectFit: 'contain', maxWidth: 'none' });

const zooms: Record<Zoom, Zoom> = { 1: 1, 2: 2, 3: 3, 4: 4 };
const upright = styleVariants(zooms, (zoom) => ({ width: `${zoom * 100}%`, height: `${zoom * 100}%` }));
/** As wide as the frame is high, so that it fits once it lies on its side; the room it took upright is given back. */
const sideways = styleVariants(zooms, (zoom) => ({
  width: `${(zoom * 100) / frameRatio}%`,
  height: `${zoom * 100 * frameRatio}%`,
  marginBlockEnd: `${-zoom * 100 * (1 - 1 / frameRatio)}%`,
}));
export const sized: Record<Turn, Record<Zoom, string>> = { 0: upright, 90: sideways, 180: upright, 270: sideways };

/** A quarter turn about the corner leaves the frame; the shift brings the photo back to where scrolling starts. */
const turns: Record<Turn, string> = {
  0: 'none',
  90: 'rotate(90deg) translateY(-100%)',
  180: 'rotate(180deg) translate(-100%, -100%)',
  270: 'rotate(270deg) translateX(-100%)',
};
export const turned = styleVariants(turns, (transform) => ({ transform, transformOrigin: 'top left' }));
