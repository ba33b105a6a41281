/** A link to a style sheet. */
interface SheetLink {
  media: string;
  /** Loaded sheet; `null` until it is there. */
  readonly sheet: object | null;
  onload: (() => void) | null;
  onerror: (() => void) | null;
}

/** Parts of a document for its style sheets. */
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
      // A complete page has tried every sheet: one that is missing by then has failed.
      if (!link.sheet && page.readyState !== 'complete') await settled(link);
      link.media = 'all';
    }),
  );
}

const settled = (link: SheetLink): Promise<void> =>
  new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
