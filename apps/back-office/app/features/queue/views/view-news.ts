/** Flash messages about an action on a view. */
export const VIEW_NEWS = ['view_saved', 'view_deleted'] as const;
export type ViewNews = (typeof VIEW_NEWS)[number];
