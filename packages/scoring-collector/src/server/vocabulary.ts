import * as classes from '../record/character-class.ts';
import * as kinds from '../record/event-kind.ts';

/** The kinds of rows, by name. */
export const EVENT_KIND = {
  keyDown: kinds.KEY_DOWN,
  keyUp: kinds.KEY_UP,
  input: kinds.INPUT,
  focus: kinds.FOCUS,
  blur: kinds.BLUR,
  move: kinds.MOVE,
  pointerDown: kinds.POINTER_DOWN,
  pointerUp: kinds.POINTER_UP,
  scroll: kinds.SCROLL,
  clipboard: kinds.CLIPBOARD,
  visibility: kinds.VISIBILITY,
  resize: kinds.RESIZE,
} as const;

/** The classes of characters, by name. */
export const CHARACTER_CLASS = {
  digit: classes.DIGIT,
  upper: classes.UPPER,
  lower: classes.LOWER,
  space: classes.SPACE,
  punctuation: classes.PUNCTUATION,
  control: classes.CONTROL,
  other: classes.OTHER,
} as const;
