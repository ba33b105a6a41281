const typing = 'input, textarea, select, [contenteditable]';

/** Part of a key press that decides whether it is a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>;

interface Place {
  /** True when typed text goes into a field. */
  readonly isTyping: boolean;
  /** True when a dialog is open and handles keys. */
  readonly isModal: boolean;
}

/** Key that leaves what is open, also from a field: it types nothing. */
export const LEAVING_KEY = 'Escape';

/** Returns the key that was pressed as a shortcut; nothing while the user types or holds a key of the browser's own. */
export function shortcutOf(
  { key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyPress,
  { isTyping, isModal }: Place,
): string | undefined {
  const isTyped = isTyping && key !== LEAVING_KEY;
  return isTyped || isModal || altKey || ctrlKey || metaKey || defaultPrevented ? undefined : key;
}

/** Returns the place in which a key was pressed. */
export const placeOf = ({ target }: Pick<Event, 'target'>): Place => ({
  isTyping: target instanceof Element && target.closest(typing) !== null,
  isModal: document.querySelector('dialog:modal') !== null,
});
