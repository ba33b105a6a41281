/** Classes that are kept of a key or a typed character instead of the character. Numbers are public API. */
export const DIGIT = 1;
export const UPPER = 2;
export const LOWER = 3;
export const SPACE = 4;
export const PUNCTUATION = 5;
/** Enter, Backspace, Tab, arrows and other keys with a name. */
export const CONTROL = 6;
/** Class of dead keys, input methods, and any key that the browser does not name. */
export const OTHER = 7;

/** Patterns by class, from 1; the first that fits counts. Letters without a case count as small letters. */
const patterns = [
  /^\p{Nd}$/u,
  /^\p{Lu}$/u,
  /^\p{L}$/u,
  /^\p{Zs}$/u,
  /^[\p{P}\p{S}]$/u,
  /^(\p{Cc}|(?!Dead$|Process$|Unidentified$)[A-Z][A-Za-z0-9]+)$/u,
];

/**
 * Returns the class of one key, by the name that the browser gives it. The key itself stays inside this function.
 *
 * @example
 * characterClass('ñ') // → 3
 */
export const characterClass = (key: string): number => patterns.findIndex((pattern) => pattern.test(key)) + 1 || OTHER;
