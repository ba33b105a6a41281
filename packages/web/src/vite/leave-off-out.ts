import type { Plugin } from 'vite';
import { LOST_ROUTE_MODULE } from '../document/lost-chunk.ts';

const remixInBrowser = /@remix-run\/react\/dist\/esm\/[\w-]+\.js$/;
const routerInBrowser = /(?:@remix-run\/router|react-router(?:-dom)?)\/dist\/(?:router|index)\.js$/;
/** Both are `false` in `site-config.ts`. */
const switchedOff =
  /(?:window\.__remixContext\.|context\.)?\bfuture\.v3_(?:singleFetch|lazyRouteDiscovery)\b(?: === true)?/g;
/**
 * What no site of ours does: answers of a loader that arrive in pieces, pages that are fetched before somebody goes there,
 * and warnings for whoever develops. What stands behind these functions is left out with them.
 */
const unused =
  /^function (isDeferredResponse|isDeferredResult|isDeferredData|DeferredHydrationScript|PrefetchPageLinks|warning|warningOnce|logV6DeprecationWarnings)\(/gm;

const routeModules = /@remix-run\/react\/dist\/esm\/routeModules\.js$/;

const reactInBrowser = /react-dom\/cjs\/react-dom-client\.production\.js$/;
/**
 * What no site of ours asks of React: transitions between views, handles of fragments, lists of waiting parts, parts that
 * sleep, elements that a page defines, files that a component asks for ahead, and the components around an error by name.
 */
const unusedOfReact =
  /^function ((?:apply|commit|restore|measure)\w*ViewTransition\w*|startViewTransition|createViewTransitionInstance|ViewTransitionPseudoElement|FragmentInstance|updateSuspenseListComponent|updateActivityComponent|setPropOnCustomElement|preinit(?:Style|Script|ModuleScript)|preload(?:Module)?|preconnect|getStackByFiberInDevAndProd)\(/gm;
const methodsUnused = /^(?:ViewTransitionPseudoElement|FragmentInstance)\.prototype\.(\w+) = function\b/gm;

/** The code with the answers in place of its questions. */
export const withoutSwitchedOff = (code: string): string => code.replace(switchedOff, 'false');

/**
 * The code with functions that do nothing, each in place of one that is never needed. They give nothing back: some are
 * what an effect returns, and React would call anything else when the effect ends.
 */
export const withoutUnused = (code: string): string => withoutFunctions(code, unused);

/** The same for React, whose methods would hold what they are methods of. */
export const withoutUnusedOfReact = (code: string): string =>
  withoutFunctions(code, unusedOfReact).replace(methodsUnused, 'function $1Left');

const reload = 'window.location.reload();';

/**
 * Remix's loader of route modules, which raises an event of ours where it would reload the page that one is on: the page
 * one goes to has to be loaded, and once. `lostChunkScript` hears it.
 *
 * @throws Error where another version of Remix does that otherwise
 */
export function withoutReload(code: string): string {
  if (code.split(reload).length !== 2) throw new Error('Remix reloads a page in another way than it did');
  return code.replace(reload, `window.dispatchEvent(new Event('${LOST_ROUTE_MODULE}'));`);
}

const withoutFunctions = (code: string, names: RegExp): string =>
  code.replace(names, 'function $1() {}\nfunction $1Left(');

/** Leaves what is switched off or unused of Remix and React out of the browser's build: it asks for it while it runs. */
export function leaveOffOut(): Plugin {
  return {
    name: 'leave-off-out',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: (code, id) => {
      if (routeModules.test(id)) return { code: withoutReload(code), map: null };
      if (remixInBrowser.test(id)) return { code: withoutUnused(withoutSwitchedOff(code)), map: null };
      if (reactInBrowser.test(id)) return { code: withoutUnusedOfReact(code), map: null };
      return routerInBrowser.test(id) ? { code: withoutUnused(code), map: null } : undefined;
    },
  };
}
