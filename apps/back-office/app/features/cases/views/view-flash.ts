/** Flash messages about an action on a view. */
export const VIEW_FLASH = ['view_saved', 'view_deleted'] as const;
export type ViewFlash = (typeof VIEW_FLASH)[number];
