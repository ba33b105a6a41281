/** The kinds of rows in a chunk. Numbers are public API and keep their meaning. */
export const KEY_DOWN = 1;
export const KEY_UP = 2;
export const INPUT = 3;
export const FOCUS = 4;
export const BLUR = 5;
export const MOVE = 6;
export const POINTER_DOWN = 7;
export const POINTER_UP = 8;
export const SCROLL = 9;
export const CLIPBOARD = 10;
export const VISIBILITY = 11;
export const RESIZE = 12;
