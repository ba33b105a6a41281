/** Fields about a person who knows the client. */
export const REFERENCE_FIELDS = ['fullName', 'phone', 'relationship'] as const;
export type ReferenceField = (typeof REFERENCE_FIELDS)[number];
