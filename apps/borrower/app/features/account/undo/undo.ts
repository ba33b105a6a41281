/** Fields with which a change of e-mail or phone is undone. */
export const UNDO_FIELDS = ['address', 'code'] as const;
export type UndoField = (typeof UNDO_FIELDS)[number];
