import { createContext, useContext } from 'react';

/** What the server knows about the page that it is rendering. In the browser it is empty. */
export interface PageContext {
  /** A browser hides it from scripts, so there it is an empty text. */
  readonly nonce: string;
  /** Address of the module that hydrates islands. */
  readonly entryModule: string;
  /** While one develops: the module that must run before any component, so that changes arrive without a reload. */
  readonly hotModule: string | undefined;
  /**
   * To be asked by a page that carries its styles inside: the addresses of its style sheets. The text of a `<style>` is
   * then {@link stylesPlaceholder}. `undefined` where the page must link them instead.
   */
  readonly inlineSheets: () => readonly string[] | undefined;
}

/** Stands for the styles of a page until it is rendered and its classes are known. */
export const stylesPlaceholder = '/*page-styles*/';

export const PageContext = createContext<PageContext>({
  nonce: '',
  entryModule: '',
  hotModule: undefined,
  inlineSheets: () => undefined,
});

/** The nonce that a `<script>` or `<style>` needs to be let in. */
export const useNonce = (): string => useContext(PageContext).nonce;
