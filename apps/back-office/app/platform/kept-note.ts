type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'note:';

/** The note that was being typed about a case; empty where there is none, or where the browser keeps nothing. */
export function readNote(store: Store, caseId: string): string {
  try {
    return store.getItem(prefix + caseId) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a note for as long as the tab is open; an empty one is forgotten. */
export function keepNote(store: Store, caseId: string, note: string): void {
  try {
    if (note === '') store.removeItem(prefix + caseId);
    else store.setItem(prefix + caseId, note);
  } catch {
    // full, or forbidden: no reason to stop typing
  }
}

/** Leaves no note in this tab: whoever signs out may leave the desk to somebody else. */
export function forgetNotes(store: Storage): void {
  try {
    for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
  } catch {
    // forbidden: nothing was kept either
  }
}
