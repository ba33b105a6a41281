import { ID_PHOTO_TYPES, PAPER_TYPES } from './document-kinds.ts';

/**
 * Types of documents that staff may ask for, and that their owner sees again and may remove: the photos, the statement
 * and the proof of income.
 */
export const ASKABLE_TYPES = [...ID_PHOTO_TYPES, ...PAPER_TYPES] as const;
export type AskableType = (typeof ASKABLE_TYPES)[number];
