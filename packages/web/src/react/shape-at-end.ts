import type { FormEvent } from 'react';

/**
 * Formats what is typed at the end of a field. A correction in the middle is left alone, so that the caret stays, and
 * so is a word that a phone's keyboard is still composing.
 *
 * @param format - gets the content of the field; returns text that it does not know unchanged
 */
export function shapeAtEnd(
  { currentTarget, nativeEvent }: FormEvent<HTMLInputElement>,
  format: (text: string) => string,
): void {
  const { value, selectionStart } = currentTarget;
  if (selectionStart !== value.length || ('isComposing' in nativeEvent && nativeEvent.isComposing)) return;
  const shaped = format(value);
  if (shaped !== value) currentTarget.value = shaped;
}
