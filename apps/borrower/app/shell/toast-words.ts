/** Messages that a toast can show. */
export const TOAST_WORDS = ['saved', 'stayed', 'online'] as const;
export type ToastWord = (typeof TOAST_WORDS)[number];
