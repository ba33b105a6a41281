import { readdirSync } from 'node:fs';
import path from 'node:path';
import { routeAt } from '@lender/flow/routes';

/** URL of the site and its module. */
export interface SiteRoute {
  readonly id: string;
  /** `*` for every other path. */
  readonly path: string;
  /** Path of the file, relative to `app`. */
  readonly file: string;
}

const folder = path.join(import.meta.dirname, 'app/routes');
const moduleName = /^[\w$.-]+(?=\.tsx?$)/;
const notModules = /\.(?:test|server|css)\.tsx?$/;

/** Paths that no file name can express. */
const NAMED: Readonly<Record<string, string>> = {
  home: '/',
  'not-found': '*',
  manifest: '/manifest.webmanifest',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
};

/** In other names a dot is a slash, and `$id` a parameter. */
function pathOf(name: string): string {
  const named = NAMED[name];
  if (named !== undefined) return named;
  return `/${name.replaceAll('.', '/').replaceAll('$', ':')}`;
}

/**
 * Every module of `app/routes`. A page has its id from the table of pages; any other module is a resource (data for a
 * script, a form's target, a file) and is named after its path.
 */
export const siteRoutes: readonly SiteRoute[] = readdirSync(folder)
  .filter((file) => !notModules.test(file))
  .flatMap((file) => moduleName.exec(file)?.[0] ?? [])
  .map((name) => {
    const at = pathOf(name);
    const id = at === '*' ? 'all___es' : (routeAt(at)?.id ?? name.replaceAll('.', '-'));
    return { id, path: at, file: `routes/${fileOf(name)}` };
  });

function fileOf(name: string): string {
  return readdirSync(folder).includes(`${name}.tsx`) ? `${name}.tsx` : `${name}.ts`;
}
