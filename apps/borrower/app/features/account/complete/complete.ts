/** Fields with which clients make an account opened by staff their own. */
export const COMPLETE_FIELDS = ['email', 'password', 'repeat', 'terms', 'privacy'] as const;
export type CompleteField = (typeof COMPLETE_FIELDS)[number];
