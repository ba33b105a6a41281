/** How large a photo is drawn, as a multiple of its frame. */
export type Zoom = 1 | 2 | 3 | 4;
/** How far it is turned clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** How a photo is looked at. */
export interface PhotoView {
  readonly zoom: Zoom;
  readonly turn: Turn;
}

export type PhotoMove = 'zoomIn' | 'zoomOut' | 'rotate';

export const plainView: PhotoView = { zoom: 1, turn: 0 };

const closer: Record<Zoom, Zoom> = { 1: 2, 2: 3, 3: 4, 4: 4 };
const farther: Record<Zoom, Zoom> = { 1: 1, 2: 1, 3: 2, 4: 3 };
const clockwise: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** The same photo a step closer or farther, or a quarter turned. */
export function movePhoto(view: PhotoView, move: PhotoMove): PhotoView {
  if (move === 'rotate') return { ...view, turn: clockwise[view.turn] };
  return { ...view, zoom: move === 'zoomIn' ? closer[view.zoom] : farther[view.zoom] };
}

/** The move of a key on a focused photo. */
export const photoKeys: Readonly<Record<string, PhotoMove>> = { '+': 'zoomIn', '-': 'zoomOut', g: 'rotate' };
