/** Key of this page alone. */
export const WORK_KEYS = { next: 'n' } as const;

/** Field that names the kind of work that a form begins; a form without it begins what is due first. */
export const KIND_FIELD = 'tipo';
