import type { EntryContext } from '@remix-run/node';

/** Returns the addresses of the scripts by which Remix hydrates a page, each once. */
export function pageScripts({ manifest, staticHandlerContext }: EntryContext): readonly string[] {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const scripts = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([manifest.url, ...scripts])];
}
