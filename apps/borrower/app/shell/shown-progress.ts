/**
 * How far a registration is, in percent, as the loader of a page found it.
 *
 * @param loaded - what the page's loader answered
 * @returns undefined for a page that is no part of a registration
 */
export const shownProgress = (loaded: unknown): number | undefined =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'progressPercent' in loaded &&
  typeof loaded.progressPercent === 'number'
    ? loaded.progressPercent
    : undefined;
