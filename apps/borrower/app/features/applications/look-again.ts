/** Far longer than the page's own poll, which leads a browser with scripts away before. */
const SECONDS = 15;

/**
 * Returns the headers that reload a waiting page: a browser whose scripts are blocked draws no `<noscript>`, so the
 * response itself says to look again. A page that asks the client something is not reloaded.
 */
export const lookAgain = (isWaiting: boolean): Record<string, string> =>
  isWaiting ? { refresh: String(SECONDS) } : {};
