/** What was done with a view, as it is told on the page that follows. */
export const VIEW_NEWS = ['view_saved', 'view_deleted'] as const;
export type ViewNews = (typeof VIEW_NEWS)[number];
