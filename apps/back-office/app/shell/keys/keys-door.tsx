import { Button, useHydrated } from '@lender/ui';
import { useMemo, useState } from 'react';
import type { MenuItem } from '../menu-items.ts';
import { keys as door } from '../shell.css.ts';
import { EVERYWHERE_KEYS, type KeyRow } from './key-rows.ts';
import { keysCopy as copy } from './keys.copy.es.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { useLeavingKey } from './use-leaving-key.ts';
import { useShortcuts } from './use-shortcuts.ts';

export interface KeysDoorProps {
  readonly menu: readonly MenuItem[];
  /** Keys of the current page. */
  readonly here: readonly KeyRow[];
}

/** Handles the keys that are the same everywhere, and shows the sheet with the effects of all keys. */
export function KeysDoor({ menu, here }: KeysDoorProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  useGoKeys(menu);
  useLeavingKey();
  useShortcuts(useMemo(() => ({ [EVERYWHERE_KEYS.help]: () => setIsOpen(true) }), []));
  return (
    <div className={door} data-waits={!isHydrated || undefined}>
      <Button tone="quiet" size="small" aria-keyshortcuts={EVERYWHERE_KEYS.help} onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      <KeysSheet isOpen={isOpen} onClose={() => setIsOpen(false)} here={here} menu={menu} />
    </div>
  );
}
