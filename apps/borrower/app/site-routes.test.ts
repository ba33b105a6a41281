import { ROUTES, routeAt, STEP_ROUTES } from '@lender/flow/routes';
import { expect, test } from 'vitest';
import { siteRoutes } from '../site-routes.ts';

const routeOf = (path: string) => siteRoutes.find((route) => route.path === path);

test('a page carries the name that the table of pages gives it', () => {
  expect(routeOf('/')).toEqual({ id: 'index___es', path: '/', file: 'routes/home.tsx' });
  expect(routeOf('/sobre-nosotros')?.id).toBe('sobre-nosotros___es');
});

test('an unknown address is answered as not found', () => {
  expect(routeOf('*')).toEqual({ id: 'all___es', path: '*', file: 'routes/not-found.tsx' });
});

test('a module that is no page is a resource, named after its path', () => {
  expect(routeOf('/sandbox')).toEqual({ id: 'sandbox', path: '/sandbox', file: 'routes/sandbox.ts' });
});

test('every module has a path of its own', () => {
  expect(new Set(siteRoutes.map(({ path }) => path)).size).toBe(siteRoutes.length);
  expect(siteRoutes.filter(({ id }) => id.endsWith('___es')).every(({ path }) => path === '*' || routeAt(path))).toBe(
    true,
  );
});

test('every page of the table has a module', () => {
  expect(ROUTES.map(({ path }) => path).filter((path) => !routeOf(path))).toEqual([]);
});

test.each(Object.entries(STEP_ROUTES))('the step %s has a page', (_, [page]) => {
  expect(routeOf(page)).toBeDefined();
});
