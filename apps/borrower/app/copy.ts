import { shellCopy } from './shell/copy.es.ts';

/** The words of the pages that Remix takes over in the browser, by room. */
export const clientCopy = { shell: shellCopy };
