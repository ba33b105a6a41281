/** A link to a style sheet. */
interface SheetLink {
  media: string;
  /** Loaded sheet; `null` until it is there. */
  readonly sheet: object | null;
  onload: (() => void) | null;
  onerror: (() => void) | null;
}

/** A document, as far as its sheets go. */
interface Page {
  readonly readyState: DocumentReadyState;
  querySelectorAll(selector: string): Iterable<SheetLink>;
}

/**
 * Lets the sheets of a page paint it, where the page came with the styles of its own content. They are the sheets that
 * the page itself asked for, as sheets that paint nothing on a screen: nothing is fetched again. A sheet that does not
 * arrive delays nothing.
 */
export async function wakeSheets(page: Page): Promise<void> {
  const waiting = [...page.querySelectorAll('link[rel=stylesheet][media=print]')];
  await Promise.all(
    waiting.map(async (link) => {
      // A page that is complete has tried: what is not there by then failed.
      if (!link.sheet && page.readyState !== 'complete') await settled(link);
      link.media = 'all';
    }),
  );
}

const settled = (link: SheetLink): Promise<void> =>
  new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
