/**
 * Scripts that are bundled together, so that a page loads few. Other modules are bundled where they are used; imports
 * of a named module are bundled with it.
 */
const CHUNKS: readonly (readonly [name: string, modules: RegExp])[] = [
  // Runs on every page that has any script.
  ['entry', /app\/(?:entry\.client|bear-edits|calculator\/(?:early-offer|offer-address))|vite\/preload-helper/],
  // Modules that an island and a whole page both need, with those that parts of the web package share, and all styles:
  // one sheet.
  [
    'base',
    /\.css$|node_modules\/(?:react|react-dom|scheduler)\/|vanilla-extract\/recipes|app\/price\/|packages\/(?:ui|money|calculator)\/|packages\/web\/dist\/(?:forms|islands|chunk-)|forms\/pesos|tracking\/(?:signal-fields|tools)\.tsx/,
  ],
  // Modules that take over a whole page, with those that most of them have or fetch once they are loaded: forms,
  // signing in again.
  [
    'page',
    /app\/(?:hydrate-page|root|browser-words|page-meta|shell\/|vocabulary\/|journey\/page-work|forms\/(?!card\/|debit\/))|session\/login(?:-fields)?\.tsx?|site-words:session\.login|node_modules\/@remix-run|packages\/web\//,
  ],
  // Modules that watch over a page once it is loaded, and move a client along with the flow.
  ['care', /node_modules\/(?:zod|xstate|@xstate)\/|guard\/(?:page-care-parts|ask-session)|journey\/flow-watch/],
  ['card', /site-words:(?:card|debitConsent)|app\/forms\/(?:card|debit)\/|packages\/clabe\/dist\/(?!directory)/],
  ['calculator', /app\/calculator\/(?!chosen)|hydrate-islands/],
  ['account', /site-words:account|account\/account-page|contact-change\//],
  ['application', /site-words:(?:application|offer)|application\/(?:withdrawal|call-us)|asked-and-offered/],
  [
    'loan',
    /site-words:(?:loan|report)|signed-document-path|loan-action-page|loan-paths|pay-address|sent-notice|call-link/,
  ],
  ['registration', /site-words:registration|registration\/(?:step-page|choices|uploads)/],
  ['papers', /site-words:papers|registration\/papers/],
];

/** Returns what Rollup knows of a module. */
type About = (id: string) => Known | null;

interface Known {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
}

/**
 * Returns the chunk for a module of the browser's build. Copy that one page uses goes with that page, other copy with
 * that of its namespace.
 */
export function chunkOf(id: string, { getModuleInfo }: { readonly getModuleInfo: About }): string | undefined {
  if (id.startsWith('\0site-words:') && pagesOf(id, getModuleInfo).size <= 1) return undefined;
  return CHUNKS.find(([, modules]) => modules.test(id))?.[0];
}

/** Returns the pages that run a module, at once or later; only those that are hydrated whole. */
function pagesOf(id: string, about: About): ReadonlySet<string> {
  const reached = new Set([id]);
  // Iterating over a set also covers what is added on the way.
  for (const each of reached) {
    const { importers = [], dynamicImporters = [] } = about(each) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) reached.add(importer);
  }
  return new Set([...reached].filter((each) => about(each)?.isEntry && !/routes\/home\./.test(each)));
}
