/**
 * Scripts that are bundled together, so that a page loads few. Other modules are bundled where they are used; imports
 * of a named module are bundled with it. A pattern that begins with `app/` names modules of this site.
 */
export const CHUNKS: readonly (readonly [name: string, modules: readonly RegExp[]])[] = [
  // Runs on every page that has any script.
  [
    'entry',
    [
      /app\/entry\.client/,
      /app\/bear-edits/,
      /app\/calculator\/early-offer/,
      /app\/calculator\/state\/offer-address/,
      /vite\/preload-helper/,
    ],
  ],
  // Modules that an island and a whole page both need, with those that parts of the web package share, and all styles:
  // one sheet.
  [
    'base',
    [
      /\.css$/,
      /node_modules\/(?:react|react-dom|scheduler)\//,
      /vanilla-extract\/recipes/,
      /packages\/(?:ui|money|result|calculator)\//,
      /packages\/web\/dist\/(?:forms|islands|chunk-)/,
      /app\/price\//,
      /app\/forms\/masks\/pesos/,
      /app\/forms\/pesos-input/,
      /app\/tracking\/signal-fields\.tsx/,
      /app\/tracking\/tools\.tsx/,
    ],
  ],
  // Modules that take over a whole page, with those that most of them have or fetch once they are loaded: forms,
  // signing in again.
  [
    'page',
    [
      /app\/hydrate-page/,
      /app\/root/,
      /app\/i18next-stand-in/,
      /app\/page-meta/,
      /app\/shell\//,
      /app\/vocabulary\//,
      /app\/journey\/page-work/,
      /app\/forms\/(?!card\/|debit\/)/,
      /app\/features\/sessions\/login(?:-fields)?\.tsx?/,
      /site-words:session\.login/,
      /node_modules\/@remix-run/,
      /packages\/web\//,
    ],
  ],
  // Modules that watch over a page once it is loaded, and move a client along with the flow.
  [
    'care',
    [
      /node_modules\/(?:zod|xstate|@xstate)\//,
      /app\/features\/sessions\/guard\/page-care-parts/,
      /app\/features\/sessions\/guard\/ask-session/,
      /app\/journey\/flow-watch/,
    ],
  ],
  [
    'card',
    [
      /site-words:(?:card|debitConsent)/,
      /app\/forms\/card\//,
      /app\/forms\/debit\//,
      /packages\/clabe\/dist\/(?!directory)/,
    ],
  ],
  ['calculator', [/app\/calculator\/(?!chosen)/, /app\/hydrate-islands/]],
  [
    'account',
    [/site-words:account/, /app\/features\/account\/account-page/, /app\/features\/account\/contact-change\//],
  ],
  [
    'application',
    [
      /site-words:(?:application|offer)/,
      /app\/features\/applications\/withdrawal/,
      /app\/features\/applications\/call-us/,
      /app\/features\/applications\/offer\/asked-and-offered/,
    ],
  ],
  [
    'loan',
    [
      /site-words:(?:loan|report)/,
      /app\/vocabulary\/signed-document-path/,
      /app\/features\/loan\/loan-action-page/,
      /app\/vocabulary\/loan-paths/,
      /app\/features\/loan\/pay\/pay-address/,
      /app\/features\/loan\/report\/sent-notice/,
      /app\/features\/loan\/call-link/,
    ],
  ],
  [
    'registration',
    [
      /site-words:registration/,
      /app\/features\/registration\/step-page/,
      /app\/features\/registration\/choices/,
      /app\/features\/registration\/uploads/,
    ],
  ],
  ['papers', [/site-words:papers/, /app\/features\/registration\/documents/]],
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
  return CHUNKS.find(([, modules]) => modules.some((pattern) => pattern.test(id)))?.[0];
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
