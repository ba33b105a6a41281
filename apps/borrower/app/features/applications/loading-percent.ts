/** Share that the application's arrival adds, and share of the first look that found nothing missing; in percent. */
const received = 30;
const complete = 45;

/**
 * Returns how far the wait for an answer is, in percent: 30 once the application has arrived, 45 more once the server
 * looked again and asked for nothing. The remainder is the answer, which leads away from the page.
 *
 * @param looks - number of times the server was asked again since the page was opened
 *
 * @example
 * loadingPercent(0) // → 30
 * loadingPercent(1) // → 75
 */
export const loadingPercent = (looks: number): number => received + (looks > 0 ? complete : 0);
