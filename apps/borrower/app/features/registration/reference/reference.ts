/** What is typed about somebody who knows the client. */
export const REFERENCE_FIELDS = ['fullName', 'phone', 'relationship'] as const;
export type ReferenceField = (typeof REFERENCE_FIELDS)[number];

/** How they know each other. */
export const RELATIONSHIPS = ['family', 'friend', 'coworker', 'neighbour'] as const;
