/** Key of this page alone. */
export const WORK_KEYS = { takeNext: 'n' } as const;
