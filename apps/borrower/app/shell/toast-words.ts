/** What may be told in passing. */
export const TOAST_WORDS = ['saved', 'stayed', 'online'] as const;
export type ToastWord = (typeof TOAST_WORDS)[number];
