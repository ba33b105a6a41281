import type { Plugin } from 'vite';

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

/** The code with the answers in place of its questions. */
export const withoutSwitchedOff = (code: string): string => code.replace(switchedOff, 'false');

/**
 * The code with functions that do nothing, each in place of one that is never needed. They give nothing back: some are
 * what an effect returns, and React would call anything else when the effect ends.
 */
export const withoutUnused = (code: string): string => code.replace(unused, 'function $1() {}\nfunction $1Left(');

/** Leaves what is switched off or unused of Remix out of the browser's build: it asks for it while it runs. */
export function leaveOffOut(): Plugin {
  return {
    name: 'leave-off-out',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: (code, id) => {
      if (remixInBrowser.test(id)) return { code: withoutUnused(withoutSwitchedOff(code)), map: null };
      return routerInBrowser.test(id) ? { code: withoutUnused(code), map: null } : undefined;
    },
  };
}
