/** Typed texts of a form, by field. */
export type Draft = Readonly<Record<string, string>>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'draft:';
const keyOf = (name: string) => prefix + name;

/** Returns the draft saved under a name; an empty one when the browser saves nothing. */
export function readDraft(store: Store, name: string): Draft {
  try {
    const saved: unknown = JSON.parse(store.getItem(keyOf(name)) ?? '{}');
    return saved !== null && typeof saved === 'object' ? textsOf(saved) : {};
  } catch {
    return {};
  }
}

/** Saves what was typed. A browser that saves nothing causes no error. */
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

/** Deletes the drafts of every person in this tab: the device may go to another person after a sign-out. */
export const deleteAllDrafts = (store: Storage): void => deleteDraftsWhere(store, () => true);

/**
 * Keeps only the drafts of one person, which have names that begin with the owner's: another person may have used this
 * device before.
 */
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

/** Returns the part of a form that may be saved: texts, except those that are left out. */
export const draftOf = (data: FormData, leftOut: readonly string[]): Draft =>
  textsOf(Object.fromEntries([...data].filter(([field]) => !leftOut.includes(field))));

const textsOf = (record: object): Draft =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
