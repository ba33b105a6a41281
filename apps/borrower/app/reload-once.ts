const mark = '#retry';

/**
 * Loads the page again, once: the mark in its address says that it was tried. Without a network the page stays, with all
 * that stands in it: nothing would come in its place.
 */
export function reloadOnce(location: Pick<Location, 'hash' | 'reload'>, { onLine }: Pick<Navigator, 'onLine'>): void {
  if (!onLine || location.hash === mark) return;
  location.hash = mark;
  location.reload();
}
