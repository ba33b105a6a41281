/** What is typed to undo a change of e-mail or phone. */
export const UNDO_FIELDS = ['address', 'code'] as const;
export type UndoField = (typeof UNDO_FIELDS)[number];
