/** Actions of a collector on a loan. */
export const COLLECTION_DEEDS = ['call', 'text', 'promise', 'stop', 'allow', 'agency'] as const;
export type CollectionDeed = (typeof COLLECTION_DEEDS)[number];

/** Reads it from a form or an address; nothing where it is none. */
export const parseCollectionDeed = (text: unknown): CollectionDeed | undefined =>
  COLLECTION_DEEDS.find((deed) => deed === text);
