/** Actions of a collector on a loan. */
export const COLLECTION_INTENTS = ['call', 'text', 'promise', 'stop', 'allow', 'agency'] as const;
export type CollectionIntent = (typeof COLLECTION_INTENTS)[number];

/** Reads it from a form or an address; nothing where it is none. */
export const parseCollectionIntent = (text: unknown): CollectionIntent | undefined =>
  COLLECTION_INTENTS.find((intent) => intent === text);
