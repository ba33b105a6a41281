import { useNavigation } from '@remix-run/react';
import { useLayoutEffect } from 'react';
import { placeOf, shortcutOf } from './shortcut-of.ts';

/** What each key does, by the character it types. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Single keys for what is done a hundred times a day. They add to links and buttons, and never stand for one. While the
 * page is changing they do nothing: what is typed then is meant for what is about to open.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const isChanging = useNavigation().state !== 'idle';
  // With what is seen, not a moment after it: a quick hand would find keys that do nothing.
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
