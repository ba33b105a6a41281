/** What was typed in a form, by field. */
export type Draft = Readonly<Record<string, string>>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'draft:';
const keyOf = (name: string) => prefix + name;

/** The draft that was saved under a name; an empty one when the browser saves nothing. */
export function readDraft(store: Store, name: string): Draft {
  try {
    const saved: unknown = JSON.parse(store.getItem(keyOf(name)) ?? '{}');
    return saved !== null && typeof saved === 'object' ? textsOf(saved) : {};
  } catch {
    return {};
  }
}

/** Saves what was typed. A browser that saves nothing is no reason to stop typing. */
export function saveDraft(store: Store, name: string, draft: Draft): void {
  try {
    store.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // full, or forbidden by the visitor
  }
}

export function deleteDraft(store: Store, name: string): void {
  try {
    store.removeItem(keyOf(name));
  } catch {
    // forbidden by the visitor: nothing was saved either
  }
}

/** Leaves nothing of anybody in this tab: whoever signs out may leave the device to somebody else. */
export const deleteAllDrafts = (store: Storage): void => deleteDraftsWhere(store, () => true);

/** Leaves what one person typed, whose drafts have names that begin with theirs: somebody else sat here before. */
export const deleteDraftsOfOthers = (store: Storage, owner: string): void =>
  deleteDraftsWhere(store, (name) => !name.startsWith(`${owner}:`));

function deleteDraftsWhere(store: Storage, isDeleted: (name: string) => boolean): void {
  try {
    for (const key of Object.keys(store))
      if (key.startsWith(prefix) && isDeleted(key.slice(prefix.length))) store.removeItem(key);
  } catch {
    // forbidden by the visitor: nothing was saved either
  }
}

/** What of a form may be saved: texts, and none of those that are left out. */
export const draftOf = (data: FormData, leftOut: readonly string[]): Draft =>
  textsOf(Object.fromEntries([...data].filter(([field]) => !leftOut.includes(field))));

const textsOf = (record: object): Draft =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
