const typing = 'input, textarea, select, [contenteditable]';

/** What of a key press decides whether it is a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>;

interface Place {
  /** What is typed goes into a field. */
  readonly isTyping: boolean;
  /** A dialog is open: keys are its own. */
  readonly isModal: boolean;
}

/** The key that was pressed as a shortcut; nothing while somebody types or holds a key of the browser's own. */
export function shortcutOf(
  { key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyPress,
  { isTyping, isModal }: Place,
): string | undefined {
  return isTyping || isModal || altKey || ctrlKey || metaKey || defaultPrevented ? undefined : key;
}

/** Where a key was pressed. */
export const placeOf = ({ target }: Pick<Event, 'target'>): Place => ({
  isTyping: target instanceof Element && target.closest(typing) !== null,
  isModal: document.querySelector('dialog:modal') !== null,
});
