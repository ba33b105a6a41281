const mark = '#retry';

/** Loads the page again, once: the mark in its address says that it was tried. */
export function reloadOnce(location: Pick<Location, 'hash' | 'reload'>): void {
  if (location.hash === mark) return;
  location.hash = mark;
  location.reload();
}
