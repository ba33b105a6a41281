import { useNavigation } from '@remix-run/react';
import { useLayoutEffect } from 'react';
import { placeOf, shortcutOf } from './shortcut-of.ts';

/** Effect of each key, by the character that it types. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Binds single keys to what is done a hundred times a day. They add to links and buttons, and never replace one. While
 * the page is changing they do nothing: what is typed then is meant for the page that is about to open.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const isChanging = useNavigation().state !== 'idle';
  // Bound together with the paint, not a moment later: a fast user would find keys that do nothing.
  useLayoutEffect(() => {
    if (isChanging) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const run = shortcuts[shortcutOf(event, placeOf(event)) ?? ''];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcuts, isChanging]);
}
