import { useEffect } from 'react';
import { LEAVING_KEY, placeOf, shortcutOf } from './shortcut-of.ts';

/**
 * Lets Escape follow the link that leaves what is open, also from a field: what was typed there stays as a draft. Where
 * nothing is open, the key is left to the page.
 */
export function useLeavingKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (shortcutOf(event, placeOf(event)) !== LEAVING_KEY) return;
      const link = document.querySelector<HTMLElement>('[data-leave]');
      if (!link) return;
      event.preventDefault();
      link.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
