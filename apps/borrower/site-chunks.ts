/**
 * Scripts that travel together, so that a page asks for few. What is not named goes where it is used; what a named
 * module imports goes along with it.
 */
const CHUNKS: readonly (readonly [name: string, modules: RegExp])[] = [
  // Runs on every page that has any script.
  ['entry', /app\/(?:entry\.client|bear-edits|calculator\/(?:early-offer|offer-address))|vite\/preload-helper/],
  // What an island and a whole page both stand on, with what parts of the web package share, and all styles: one sheet.
  [
    'base',
    /\.css$|node_modules\/(?:react|react-dom|scheduler)\/|vanilla-extract\/recipes|app\/price\/|packages\/(?:ui|money|calculator)\/|packages\/web\/dist\/(?:forms|islands|chunk-)|forms\/pesos|tracking\/(?:signal-fields|tools)\.tsx/,
  ],
  // What takes a whole page over, with what most of them have or ask for once they stand: forms, signing in again.
  [
    'page',
    /app\/(?:hydrate-page|root|browser-words|page-meta|shell\/|vocabulary\/|journey\/page-work|forms\/(?!card\/|debit\/))|session\/login(?:-fields)?\.tsx?|site-words:session\.login|node_modules\/@remix-run|packages\/web\//,
  ],
  // What watches over a page once it stands, and takes a client along.
  ['care', /node_modules\/(?:zod|xstate|@xstate)\/|guard\/(?:page-care-parts|ask-session)|journey\/flow-watch/],
  ['card', /site-words:(?:card|debitConsent)|app\/forms\/(?:card|debit)\/|packages\/clabe\/dist\/(?!directory)/],
  ['calculator', /app\/calculator\/(?!chosen)|hydrate-islands/],
  ['account', /site-words:account|account\/account-page|contact-change\//],
  ['application', /site-words:(?:application|offer)|application\/(?:withdrawal|call-us)|asked-and-offered/],
  [
    'loan',
    /site-words:(?:loan|report)|signed-document-path|loan-errand-page|loan-paths|pay-address|told-notice|call-link/,
  ],
  ['registration', /site-words:registration|registration\/(?:step-page|choices|uploads)/],
  ['papers', /site-words:papers|registration\/papers/],
];

/** What Rollup knows of a module. */
type About = (id: string) => Known | null;

interface Known {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
}

/** Where a module of the browser's build goes. Words that one page says go with it, other words with those of their room. */
export function chunkOf(id: string, { getModuleInfo }: { readonly getModuleInfo: About }): string | undefined {
  if (id.startsWith('\0site-words:') && pagesOf(id, getModuleInfo).size <= 1) return undefined;
  return CHUNKS.find(([, modules]) => modules.test(id))?.[0];
}

/** The pages that run a module, at once or later: those of them that are taken over whole. */
function pagesOf(id: string, about: About): ReadonlySet<string> {
  const reached = new Set([id]);
  // A set hands out what is added on the way, too.
  for (const each of reached) {
    const { importers = [], dynamicImporters = [] } = about(each) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) reached.add(importer);
  }
  return new Set([...reached].filter((each) => about(each)?.isEntry && !/routes\/home\./.test(each)));
}
