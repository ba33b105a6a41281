/** Results of a client's request to take over a limit. */
export const LIMIT_NEWS = ['limit', 'same-limit'] as const;
export type LimitNews = (typeof LIMIT_NEWS)[number];

export const LIMIT_PATH = '/calculator/limit';
