/** What a page tells the document around it. */
export interface PageHandle {
  /** Without JavaScript the page is loaded again after so long. */
  readonly refreshSeconds?: number;
}
