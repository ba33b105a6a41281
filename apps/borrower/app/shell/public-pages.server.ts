import { ROUTES } from '@lender/flow/routes';
import { isForEverybody } from './for-everybody.ts';

/** Public pages that lead into an account, or are made for printing: visitors do not search for them. */
const NOT_FOUND_BY_SEARCH: readonly string[] = ['*', '/print', '/recover', '/deshacer-cambio'];

/** Pages that search engines may show. */
export const searchablePaths: readonly string[] = ROUTES.filter(
  (route) => isForEverybody(route) && !NOT_FOUND_BY_SEARCH.includes(route.path),
).map(({ path }) => path);

/** Returns the addresses of all pages that search engines may show. */
export const sitemap = (origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${searchablePaths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('\n')}
</urlset>
`;

/** Returns the rules for robots, which may read no client's own pages. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...['/registration/', '/application', '/profile', '/sesion'].map((path) => `Disallow: ${path}`),
    'Allow: /',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
