import { useNavigate } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useLayoutEffect } from 'react';
import type { MenuItem } from '../menu-items.ts';
import { type Going, goStep } from './go-step.ts';
import { placeOf, shortcutOf } from './shortcut-of.ts';

/**
 * Lets `g` and then a letter lead to a page of the menu. The second key is taken before any other listener receives it:
 * on a case the same letter may decide something.
 */
export function useGoKeys(menu: readonly MenuItem[]): void {
  const navigate = useNavigate();
  const isChanging = useNavigation().state !== 'idle';
  useLayoutEffect(() => {
    if (isChanging) return;
    let going: Going;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = goStep(going, { key: shortcutOf(event, placeOf(event)), atMs: event.timeStamp });
      going = step.going;
      if (step.letter === undefined) return;
      event.preventDefault();
      const target = menu.find(({ goKey }) => goKey === step.letter);
      if (target) navigate(target.href);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [menu, navigate, isChanging]);
}
