/** What is typed to make an account that staff opened one's own. */
export const COMPLETE_FIELDS = ['email', 'password', 'repeat', 'terms', 'privacy'] as const;
export type CompleteField = (typeof COMPLETE_FIELDS)[number];
