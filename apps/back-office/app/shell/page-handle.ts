import type { KeyRow } from './keys/key-rows.ts';

/** What a page tells the document and the frame around it. */
export interface PageHandle {
  /** Without JavaScript the page is loaded again after so long. */
  readonly refreshSeconds?: number;
  /** What its own keys do; `?` lists them. */
  readonly keys?: readonly KeyRow[];
}
