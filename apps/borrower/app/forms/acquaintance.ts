/** Relationships of a client to a person whom they name. */
export const RELATIONSHIPS = ['family', 'friend', 'coworker', 'neighbour'] as const;
