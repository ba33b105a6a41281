import { searchBackOffice } from '@lender/contract';
import { Button, Dialog, LinkButton, useHydrated } from '@lender/ui';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { screenPath } from '../../screens.ts';
import { EVERYWHERE_KEYS } from '../../shell/keys/key-rows.ts';
import { useShortcuts } from '../../shell/keys/use-shortcuts.ts';
import { useMay } from '../../shell/staff.tsx';
import { EarlyField } from './early-field.tsx';
import { findCopy } from './find.copy.es.ts';

const { palette: copy, title } = findCopy;

const load = () => import('./palette.tsx');
const Palette = lazy(load);

/** Opens the palette by its button and keys; until a script runs, the way to the page of the search. */
export function PaletteDoor() {
  const isHydrated = useHydrated();
  const maySearch = useMay()(searchBackOffice);
  const { isOpen, isShown, typed, setTyped, open, close } = usePaletteDoor();
  if (!isHydrated)
    return maySearch ? (
      <LinkButton href={screenPath('search', {})} tone="secondary" size="small">
        {title}
      </LinkButton>
    ) : null;
  return (
    <>
      <Button tone="secondary" size="small" aria-keyshortcuts="Control+K /" onClick={open}>
        {copy.open}
      </Button>
      <Dialog id="palette" isOpen={isOpen} onClose={close} title={copy.title} closeLabel={copy.close}>
        {isShown && (
          <Suspense fallback={<EarlyField typed={typed} onType={setTyped} label={copy.opening} />}>
            <Palette onDone={close} typed={typed} onType={setTyped} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

function usePaletteDoor() {
  const [isOpen, setIsOpen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  // After the dialog itself: its content takes the focus, which is not possible while the dialog is closed.
  useEffect(() => setIsShown(isOpen), [isOpen]);
  const [typed, setTyped] = useState('');
  const ways = useMemo(() => ({ open: () => setIsOpen(true), close: () => setIsOpen(false) }), []);
  useShortcuts(useMemo(() => ({ [EVERYWHERE_KEYS.palette]: ways.open }), [ways]));
  useCommandKey(ways.open);
  useFetchedAtRest();
  return { isOpen, isShown, typed, setTyped, ...ways };
}

/** Opens on Ctrl K or Command K: it types nothing, so it works in a field, too. */
function useCommandKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || altKey || shiftKey || ctrlKey === metaKey) return;
      event.preventDefault();
      if (document.querySelector('dialog:modal') === null) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** Fetches the palette once the page is idle, so that no page waits for it and it opens at once. */
function useFetchedAtRest(): void {
  useEffect(() => {
    // A fetch that fails is repeated when the palette is opened.
    const timer = setTimeout(() => load().catch(() => undefined), 1_000);
    return () => clearTimeout(timer);
  }, []);
}
