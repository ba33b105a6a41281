/** Actions of a collector on a loan besides the call, whose form is the page itself. */
export const COLLECTION_INTENTS = ['text', 'promise', 'stop', 'allow', 'agency'] as const;
export type CollectionIntent = (typeof COLLECTION_INTENTS)[number];

/** Reads it from a form or an address; nothing where it is none. */
export const parseCollectionIntent = (text: unknown): CollectionIntent | undefined =>
  COLLECTION_INTENTS.find((intent) => intent === text);
