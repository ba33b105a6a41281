import { theme } from '@lender/ui';
import { style, styleVariants } from '@vanilla-extract/css';
import type { Turn, Zoom } from './photo-view.ts';

/** Scrolls when the photo is larger than it. */
export const frame = style({
  display: 'block',
  overflow: 'auto',
  aspectRatio: '4 / 3',
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
});
export const image = style({ width: '100%', height: '100%', objectFit: 'contain', transformOrigin: 'top left' });

const zooms: Record<Zoom, number> = { 1: 100, 2: 200, 3: 300, 4: 400 };
export const zoomed = styleVariants(zooms, (percent) => ({
  width: `${percent}%`,
  height: `${percent}%`,
  maxWidth: 'none',
}));

const turns: Record<Turn, string> = { 0: 'none', 90: 'rotate(90deg)', 180: 'rotate(180deg)', 270: 'rotate(270deg)' };
export const turned = styleVariants(turns, (transform) => ({ transform, transformOrigin: 'center' }));
