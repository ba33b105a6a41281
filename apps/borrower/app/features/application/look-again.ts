/** Far longer than the page's own poll, which takes whoever has scripts away before. */
const SECONDS = 15;

/**
 * A browser whose scripts are blocked draws no `<noscript>`: while somebody only waits, the answer itself says to look again.
 * Whoever is asked something keeps the page.
 */
export const lookAgain = (isWaiting: boolean): Record<string, string> =>
  isWaiting ? { refresh: String(SECONDS) } : {};
