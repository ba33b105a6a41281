import { createContext, useContext } from 'react';

/** What the server knows about the page that it is rendering. In the browser it is empty. */
export interface PageContext {
  /** A browser hides it from scripts, so there it is an empty text. */
  readonly nonce: string;
  /** Address of the module that wakes islands. */
  readonly entryModule: string;
  /** The page's style sheets as one text, where they may be carried inside it. */
  readonly readStyles: () => string | undefined;
}

export const PageContext = createContext<PageContext>({
  nonce: '',
  entryModule: '',
  readStyles: () => undefined,
});

/** The nonce that a `<script>` or `<style>` needs to be let in. */
export const useNonce = (): string => useContext(PageContext).nonce;
