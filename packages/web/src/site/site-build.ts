import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import type { ViteDevServer } from 'vite';
import { readScripts, type ScriptsOf } from './build-scripts.ts';
import { routePatterns } from './route-pattern.ts';
import { readStylesheets } from './stylesheets.ts';

/** Pages of a site, as they were built or as Vite makes them. */
export interface SiteBuild {
  readonly server: ServerBuild | (() => Promise<ServerBuild>);
  /** Returns the pattern of the page at a path. */
  readonly patternOf: (path: string) => string;
  /** Returns the text of a style sheet by its address. */
  readonly readStylesheet: (href: string) => string | undefined;
  readonly scriptsOf: ScriptsOf;
}

/** @throws when there is no build. */
export async function readBuild(buildPath: string): Promise<SiteBuild> {
  const server: ServerBuild = await import(pathToFileURL(path.join(buildPath, 'server/index.js')).href);
  const stylesheets = readStylesheets(path.join(buildPath, 'client'));
  return {
    server,
    patternOf: routePatterns(server.routes),
    readStylesheet: (href) => stylesheets.get(href),
    scriptsOf: readScripts(buildPath),
  };
}

/** Reads the sources again for each request; until the first one, no page has a name. */
export function liveBuild(vite: ViteDevServer): SiteBuild {
  let patternOf = routePatterns({});
  const server = async () => {
    const build = (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
    patternOf = routePatterns(build.routes);
    return build;
  };
  return { server, patternOf: (path) => patternOf(path), readStylesheet: () => undefined, scriptsOf: () => [] };
}
