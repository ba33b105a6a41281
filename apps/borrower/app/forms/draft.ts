/** What was typed in a form, by field. */
export type Draft = Readonly<Record<string, string>>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'draft:';
const keyOf = (name: string) => prefix + name;

/** What was kept under a name; nothing when the browser keeps nothing. */
export function readDraft(store: Store, name: string): Draft {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(name)) ?? '{}');
    return kept !== null && typeof kept === 'object' ? textsOf(kept) : {};
  } catch {
    return {};
  }
}

/** Keeps what was typed. A browser that keeps nothing is no reason to stop typing. */
export function keepDraft(store: Store, name: string, draft: Draft): void {
  try {
    store.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // full, or forbidden by the visitor
  }
}

export function forgetDraft(store: Store, name: string): void {
  try {
    store.removeItem(keyOf(name));
  } catch {
    // forbidden by the visitor: nothing was kept either
  }
}

/** Leaves nothing of anybody in this tab: whoever signs out may leave the device to somebody else. */
export function forgetAllDrafts(store: Storage): void {
  try {
    for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
  } catch {
    // forbidden by the visitor: nothing was kept either
  }
}

/** What of a form may be kept: texts, and none of those that are secret. */
export const draftOf = (data: FormData, secrets: readonly string[]): Draft =>
  textsOf(Object.fromEntries([...data].filter(([field]) => !secrets.includes(field))));

const textsOf = (record: object): Draft =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
