/** What became of a limit that a client wanted to take over. */
export const LIMIT_NEWS = ['limit', 'same-limit'] as const;
export type LimitNews = (typeof LIMIT_NEWS)[number];

export const LIMIT_PATH = '/calculator/limit';
