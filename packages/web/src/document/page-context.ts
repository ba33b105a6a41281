import { createContext, useContext } from 'react';
import type { HeldForm } from '../forms/unsent-form.ts';
import type { FailureDetails } from './failure-details.ts';

/** Facts that the server knows about the page that it is rendering. In the browser it is empty. */
export interface PageContext {
  /** Nonce; an empty text in browsers, which hide it from scripts. */
  readonly nonce: string;
  /** Address of the module that hydrates islands. */
  readonly entryModule: string;
  /** In development: the module that must run before any component, so that changes arrive without a reload. */
  readonly hotModule: string | undefined;
  /** Returns the addresses of the scripts that a page will run, by how it hydrates. */
  readonly scriptsFor: (hydration: 'island' | 'page') => readonly string[];
  /**
   * Returns the addresses of the style sheets, for a page that carries its styles inside. The text of a `<style>` is
   * then {@link stylesPlaceholder}. `undefined` where the page must link them instead.
   */
  readonly inlineSheets: () => readonly string[] | undefined;
  /** Form that was sent to this page and not accepted. */
  readonly held?: HeldForm | undefined;
  /** Failure of the request, where an error page is drawn. */
  readonly failure?: FailureDetails | undefined;
}

/** Placeholder for the styles of a page until it is rendered and its classes are known. */
export const stylesPlaceholder = '/*page-styles*/';

export const PageContext = createContext<PageContext>({
  nonce: '',
  entryModule: '',
  hotModule: undefined,
  scriptsFor: () => [],
  inlineSheets: () => undefined,
});

/** Returns the nonce that a `<script>` or `<style>` needs to be allowed. */
export const useNonce = (): string => useContext(PageContext).nonce;
