import { ROUTES } from '@lender/flow/routes';
import { responseOf, type TestVisit, testVisit } from '@lender/web/testing';
import { type ComponentType, createElement as draw } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { serverCopy } from '../app/copy.server.ts';
import { createI18n } from '../app/i18n.ts';
import { siteRoutes } from '../site-routes.ts';
import { LEAD_BACK } from './sandbox-api.ts';

export interface RouteModule {
  readonly loader?: (visit: TestVisit) => unknown;
  readonly action?: (visit: TestVisit) => unknown;
  readonly default?: ComponentType;
}

export interface BlankPage {
  readonly path: string;
  readonly read: () => Promise<RouteModule>;
}

const site = 'https://quincena.example';
const modules = import.meta.glob<RouteModule>('../app/routes/*.{ts,tsx}');
const i18n = createI18n(serverCopy);

/** Returns the module at a path of the site. */
export function moduleAt(path: string): (() => Promise<RouteModule>) | undefined {
  const file = siteRoutes.find((route) => route.path === path)?.file;
  return file === undefined ? undefined : modules[`../app/${file}`];
}

/** Pages of the site that are shown in sandbox mode, without data. */
export const blankPages: readonly BlankPage[] = ROUTES.filter(({ path }) => !LEAD_BACK.includes(path)).flatMap(
  ({ path }) => {
    const read = moduleAt(path);
    return read ? [{ path, read }] : [];
  },
);

/** Returns a visit by the holder of the cookie, who sees every page. */
export const sandboxVisit = (path: string): TestVisit => testVisit(site + path, { cookie: 'qa-disable-flow=1' });

/** Returns the answer of a page's loader, and the page drawn with it. */
export async function drawBlank({ path, read }: BlankPage) {
  const { loader, default: Part } = await read();
  const answer = loader && (await responseOf(async () => loader(sandboxVisit(path))));
  if (!Part) throw new Error('no page');
  const loaded: unknown = await answer?.clone().json();
  const route = { id: 'page', path, element: draw(Part), loader: () => null };
  const router = createMemoryRouter([route], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: loaded } },
  });
  const html = renderToString(draw(I18nextProvider, { i18n }, draw(RouterProvider, { router })));
  return { answer, loaded, html };
}
