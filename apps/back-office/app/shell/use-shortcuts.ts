import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/** What each key does, by the character it types. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const typing = 'input, textarea, select, [contenteditable]';

/** The key that was pressed as a shortcut; nothing while somebody types or holds a key of the browser's own. */
export function shortcutOf({
  key,
  target,
  altKey,
  ctrlKey,
  metaKey,
  defaultPrevented,
}: KeyboardEvent): string | undefined {
  const isTyping = target instanceof Element && target.closest(typing) !== null;
  return isTyping || altKey || ctrlKey || metaKey || defaultPrevented ? undefined : key;
}

/**
 * Single keys for what is done a hundred times a day. They add to links and buttons, and never stand for one. While the
 * page is changing they do nothing: what is typed then is meant for what is about to open.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const isChanging = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isChanging) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const run = shortcuts[shortcutOf(event) ?? ''];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcuts, isChanging]);
}
