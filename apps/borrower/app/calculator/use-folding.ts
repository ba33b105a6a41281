import { useEffect, useRef, useState } from 'react';
import type { FoldedPart } from './state/calculator-form.ts';

/** State of the folded parts, and how they open. */
export interface Folding {
  readonly isFolded: (part: FoldedPart) => boolean;
  readonly opened: readonly FoldedPart[];
  /** Opens a part, and puts the focus on one of its controls. */
  readonly open: (part: FoldedPart, control: string) => void;
}

/**
 * Returns the parts that are folded away until the user opens them; a page without JavaScript keeps the opened ones in
 * its address.
 */
export function useFolding(folded: readonly FoldedPart[], openedBefore: readonly FoldedPart[]): Folding {
  const [opened, setOpened] = useState(openedBefore);
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [opened]);
  return {
    opened,
    isFolded: (part) => folded.includes(part) && !opened.includes(part),
    open: (part, control) => {
      focusNext.current = control;
      setOpened((before) => [...before, part]);
    },
  };
}
