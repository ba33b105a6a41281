import { routeAt } from '@lender/flow/routes';
import { expect, test } from 'vitest';
import { robots, searchablePaths, sitemap } from './public-pages.server.ts';

const origin = 'https://quincena.example';

test('the sitemap holds the public pages, and no client’s own', () => {
  expect(searchablePaths).toEqual(
    expect.arrayContaining(['/', '/ingresar', '/registration', '/contactos', '/preguntas-frecuentes']),
  );
  for (const path of searchablePaths) expect(['public', 'registration']).toContain(routeAt(path)?.audience);
  for (const path of searchablePaths) expect(sitemap(origin)).toContain(`<loc>${origin}${path}</loc>`);
  expect(sitemap(origin)).not.toMatch(/flow|recover|profile|registration\//);
});

test('robots.txt names the sitemap, and the pages that are not to be read', () => {
  expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of ['/registration/', '/application', '/profile'])
    expect(robots(origin)).toContain(`Disallow: ${path}`);
});
