/** Results of a client's request to take over a limit. */
export const LIMIT_CHANGES = ['limit', 'same-limit'] as const;
export type LimitChange = (typeof LIMIT_CHANGES)[number];

export const LIMIT_PATH = '/calculator/limit';
