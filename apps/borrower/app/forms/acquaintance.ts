/** What somebody whom a client names is to them. */
export const RELATIONSHIPS = ['family', 'friend', 'coworker', 'neighbour'] as const;
