import { keysCopy as copy } from './keys.copy.es.ts';

/** Key, or successive keys, and their effect. */
export interface KeyRow {
  readonly keys: string;
  readonly does: string;
}

/** Keys with the same effect on every page. No page may use them for anything else. */
export const EVERYWHERE_KEYS = { go: 'g', palette: '/', help: '?' } as const;

/** Keys of a list, as {@link useRowKeys} reads them. */
export const ROW_KEYS = { next: 'j', previous: 'k', choose: 'x' } as const;

/** Returns keys with their effects, from the table that the page itself reads. */
export function keyRows<Name extends string>(
  keys: Readonly<Record<Name, string>>,
  words: Readonly<Record<Name, string>>,
): readonly KeyRow[] {
  const names: Name[] = Object.keys(keys).filter((name): name is Name => Object.hasOwn(words, name));
  return names.map((name) => ({ keys: keys[name], does: words[name] }));
}

/** Keys of a list; Enter follows a link by itself. */
export const LIST_KEYS: readonly KeyRow[] = [
  { keys: ROW_KEYS.next, does: copy.rows.next },
  { keys: ROW_KEYS.previous, does: copy.rows.previous },
  { keys: 'Enter', does: copy.rows.open },
];

/** Keys of a list whose rows can be chosen. */
export const CHOICE_KEYS: readonly KeyRow[] = [...LIST_KEYS, { keys: ROW_KEYS.choose, does: copy.rows.choose }];

interface Going {
  readonly label: string;
  readonly goKey?: string | undefined;
}

/** Returns the keys that are the same everywhere, those that lead to the pages of the menu last. */
export const everywhereRows = (menu: readonly Going[]): readonly KeyRow[] => [
  { keys: `${EVERYWHERE_KEYS.palette} · Ctrl K`, does: copy.palette },
  { keys: EVERYWHERE_KEYS.help, does: copy.help },
  { keys: 'Esc', does: copy.leave },
  ...menu.flatMap(({ label, goKey }) =>
    goKey === undefined ? [] : [{ keys: `${EVERYWHERE_KEYS.go} ${goKey}`, does: copy.go(label) }],
  ),
];
