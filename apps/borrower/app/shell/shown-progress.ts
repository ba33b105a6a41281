/**
 * Reads the progress of a registration, in percent, from the answer of a page's loader.
 *
 * @param loaded - answer of the page's loader
 * @returns undefined for a page that is no part of a registration
 */
export const shownProgress = (loaded: unknown): number | undefined =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'progressPercent' in loaded &&
  typeof loaded.progressPercent === 'number'
    ? loaded.progressPercent
    : undefined;
