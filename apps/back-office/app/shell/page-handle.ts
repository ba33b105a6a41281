import type { KeyRow } from './keys/key-rows.ts';

/** Facts that a page gives to the document and the frame around it. */
export interface PageHandle {
  /** Seconds after which the page is loaded again without JavaScript. */
  readonly refreshSeconds?: number;
  /** Effect of the page's own keys; `?` lists them. */
  readonly keys?: readonly KeyRow[];
}
