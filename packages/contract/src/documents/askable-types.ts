import { ID_PHOTO_TYPES, PAPER_TYPES } from './document-kinds.ts';

/** What staff may ask for, and its owner sees again and may remove: the photos, the statement and the proof of income. */
export const ASKABLE_TYPES = [...ID_PHOTO_TYPES, ...PAPER_TYPES] as const;
export type AskableType = (typeof ASKABLE_TYPES)[number];
