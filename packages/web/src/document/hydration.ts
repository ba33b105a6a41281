/**
 * How a part of a page wakes. What React finds changed it draws anew by itself: a translator or an extension was there
 * first. That is no failure of the page, so nobody is woken by it; it stands in the browser's console.
 */
export const hydration = { onRecoverableError: (error: unknown): void => console.warn(error) };
