/** Size at which a photo is drawn, as a multiple of its frame. */
export type Zoom = 1 | 2 | 3 | 4;
/** Angle by which a photo is turned clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;
/** Brightness of a photo. */
export type Light = 'plain' | 'bright' | 'brightest' | 'dim';

/** View of a photo. */
export interface PhotoView {
  readonly zoom: Zoom;
  readonly turn: Turn;
  readonly light: Light;
}

export const PHOTO_MOVES = ['zoomIn', 'zoomOut', 'rotate', 'brighter'] as const;
export type PhotoMove = (typeof PHOTO_MOVES)[number];

export const plainView: PhotoView = { zoom: 1, turn: 0, light: 'plain' };

const closer: Record<Zoom, Zoom> = { 1: 2, 2: 3, 3: 4, 4: 4 };
const farther: Record<Zoom, Zoom> = { 1: 1, 2: 1, 3: 2, 4: 3 };
const clockwise: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };
const nextLight: Record<Light, Light> = { plain: 'bright', bright: 'brightest', brightest: 'dim', dim: 'plain' };

/** Returns the same photo a step closer or farther, turned by a quarter, or in another light. */
export function movePhoto(view: PhotoView, move: PhotoMove): PhotoView {
  if (move === 'rotate') return { ...view, turn: clockwise[view.turn] };
  if (move === 'brighter') return { ...view, light: nextLight[view.light] };
  return { ...view, zoom: move === 'zoomIn' ? closer[view.zoom] : farther[view.zoom] };
}
