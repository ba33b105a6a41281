import { useMemo } from 'react';
import { useShortcuts } from '../../shell/use-shortcuts.ts';

/** `j` and `k` move the focus from row to row; Enter then follows the row's link, as it does anyway. */
export function useRowKeys(): void {
  useShortcuts(useMemo(() => ({ j: () => focusRow(1), k: () => focusRow(-1) }), []));
}

function focusRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const first = step === 1 ? 0 : links.length - 1;
  const next = at === -1 ? first : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
}
