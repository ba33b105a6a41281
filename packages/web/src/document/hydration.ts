/**
 * Options for hydrating a part of a page. React draws again by itself what it finds changed: a translator or an
 * extension was there first. That is no failure of the page, so it raises no alarm; it is written to the browser's
 * console.
 */
export const hydration = { onRecoverableError: (error: unknown): void => console.warn(error) };
