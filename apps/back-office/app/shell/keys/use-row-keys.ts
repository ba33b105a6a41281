import { ROW_KEYS } from './key-rows.ts';
import { useShortcuts } from './use-shortcuts.ts';

const SHORTCUTS = {
  [ROW_KEYS.next]: () => focusRow(1),
  [ROW_KEYS.previous]: () => focusRow(-1),
  [ROW_KEYS.choose]: () => chooseRow(),
};

/**
 * Lets `j` and `k` move the focus from row to row; Enter then follows the row's link, as it always does. `x` chooses
 * the row that has the focus.
 */
export function useRowKeys(): void {
  useShortcuts(SHORTCUTS);
}

function focusRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
  const first = step === 1 ? 0 : links.length - 1;
  const next = at === -1 ? first : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
}

const chooseRow = (): void =>
  document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('[data-row-choice]')?.click();
